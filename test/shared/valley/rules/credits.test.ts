// Credits: gold that an action leaves for one purchase of the turn.
import { expect, test } from 'vitest'
import { base, scene, type Setting } from '../scenario.ts'

/** Anna has a credit of 5 from Necklace and one of 4 from Bracelet. */
const withTwo = (setting: Setting = {}) => {
  const { anna: { hand = [], ...belongings } = {}, ...rest } = setting
  const table = scene({
    anna: { hand: ['Necklace', 'Bracelet', 'Statue of Isis', 'Urn', ...hand], ...belongings },
    ...rest,
  })
  table.anna.plays('Necklace', 'Statue of Isis')
  table.anna.plays('Bracelet', 'Urn')
  expect(table.anna.sees.now.credits).toEqual([
    { gold: 5, from: 'necklace' },
    { gold: 4, from: 'bracelet' },
  ])
  return table
}

test('A purchase is paid with hand cards and credits, picked one at a time in any order until the price is reached', () => {
  const { anna, ben } = withTwo({ pyramid: base('Sphinx') })
  anna.buys('Sphinx')
  anna.isAsked('pay', ['Statue of Isis', 'credit-1', 'credit-2'])
  expect(anna.question).toMatchObject({ min: 1, max: 1, params: { price: 7, paid: 0 } })
  anna.pays(['credit-2'])
  expect(anna.question.params).toMatchObject({ price: 7, paid: 4 })
  anna.isAsked('pay', ['Statue of Isis', 'credit-1'])
  anna.pays(['Statue of Isis'])
  expect(anna.discard).toEqual(['Sphinx'])
  expect(ben.reads('pay')).toMatchObject([
    { from: 'bracelet', gold: 4 },
    { card: { card: 'statue-of-isis' }, gold: 3 },
  ])
})

test('From then on nothing more can be added, and the excess is lost', () => {
  const { anna, ben } = withTwo({ pyramid: base('Statue of Sobek', 'Sphinx') })
  anna.buys('Statue of Sobek', ['credit-1'])
  anna.isFree()
  expect(ben.reads('buy')).toMatchObject([{ price: 2, gold: 5, lost: 3 }])
  expect(anna.sees.now.credits).toEqual([{ gold: 4, from: 'bracelet' }])
})

test('Each credit pays once and whole', () => {
  const { anna } = withTwo({ pyramid: base('Statue of Sobek', 'Tyet Amulet', 'Mummified Cat') })
  anna.buys('Statue of Sobek', ['credit-1'])
  anna.buys('Tyet Amulet')
  anna.isAsked('pay', ['Statue of Isis', 'credit-2'])
  anna.pays(['credit-2'])
  expect(anna.sees.now.credits).toEqual([])
  anna.buys('Mummified Cat', ['Statue of Isis'])
  expect(anna.discard).toEqual(['Mummified Cat', 'Tyet Amulet', 'Statue of Sobek'])
})

test('Several credits may pay for the same purchase', () => {
  const { anna } = withTwo({ pyramid: base('Sphinx') })
  anna.buys('Sphinx', ['credit-1', 'credit-2'])
  expect(anna.discard).toEqual(['Sphinx'])
  anna.holds(['Statue of Isis'])
})

test('Offered is what hand and credits together can pay', () => {
  const { anna } = scene({ anna: { hand: ['Necklace', 'Boat'] }, pyramid: base('Statue of Horus', 'Sphinx') })
  anna.cannot('buy Statue of Horus')
  anna.plays('Necklace', 'Boat')
  anna.can('buy Statue of Horus')
  anna.cannot('buy Sphinx')
})

test('A credit pays where the hand is empty', () => {
  const { anna } = scene({ anna: { hand: ['Bracelet', 'Boat'] }, pyramid: base('Statue of Isis') })
  anna.plays('Bracelet', 'Boat')
  anna.holds([])
  anna.buys('Statue of Isis', ['credit-1'])
  expect(anna.discard).toEqual(['Statue of Isis'])
})

test('At price 0 nothing is paid, and the credit stays', () => {
  const { anna } = withTwo({ anna: { hand: ['Weres Amulet'] }, pyramid: base('Statue of Sobek') })
  anna.plays('Weres Amulet', 'Statue of Sobek')
  anna.isFree()
  expect(anna.sees.now.credits).toHaveLength(2)
})

test('Purchases made through actions are paid with credits too', () => {
  const { anna } = scene({
    anna: { hand: ['Bracelet', 'Boat', 'Statue of Sobek', 'Urn'] },
    pyramid: base('Statue of Horus'),
  })
  anna.plays('Bracelet', 'Boat')
  anna.plays('Statue of Sobek', 'Urn')
  anna.isAsked('buy.base', ['Statue of Horus', 'pass'])
  anna.chooses('Statue of Horus')
  anna.isAsked('pay', ['credit-1'])
  anna.chooses('credit-1')
  expect(anna.discard).toEqual(['Statue of Horus'])
})

test('The price is the printed cost, first lowered by a lasting effect, then by rebates; credits pay what is left', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Brooch', 'Bracelet', 'Urn', 'Weres Amulet'] },
    pyramid: base('Sphinx'),
  })
  anna.plays('Brooch')
  anna.plays('Bracelet', 'Urn')
  anna.plays('Weres Amulet', 'Sphinx', 'credit-1')
  expect(ben.reads('buy')).toMatchObject([{ price: 3, gold: 4, lost: 1 }])
})

test('Unused credits end with the turn', () => {
  const { anna, ben } = withTwo({
    ben: { hand: ['Urn'] },
    pyramid: base('Statue of Sobek', 'Sphinx'),
    counters: { changed: 1 },
  })
  anna.ends()
  expect([ben.sees.now.credits, ben.options.includes('buy Statue of Sobek')]).toEqual([[], false])
})

test('Everybody sees the credits that are left', () => {
  const { table, ben } = withTwo()
  for (const seen of [ben.sees, table.shownTo(null)])
    expect(seen.now.credits).toEqual([
      { gold: 5, from: 'necklace' },
      { gold: 4, from: 'bracelet' },
    ])
})

test('A payment with a credit can be taken back: the credit is there again, in its place', () => {
  const { anna } = withTwo({ pyramid: base('Sphinx') })
  anna.buys('Sphinx', ['credit-1'])
  expect(anna.sees.now.credits).toEqual([{ gold: 4, from: 'bracelet' }])
  anna.takesBack()
  expect(anna.sees.now.credits).toEqual([
    { gold: 5, from: 'necklace' },
    { gold: 4, from: 'bracelet' },
  ])
  anna.isAsked('pay', ['Statue of Isis', 'credit-1', 'credit-2'])
  anna.takesBack()
  anna.isFree()
})

test('A bought card, and the action that left the credit, can be taken back', () => {
  const { anna, table } = withTwo({ pyramid: base('Sphinx') })
  anna.buys('Sphinx', ['credit-2', 'credit-1'])
  anna.takesBack()
  anna.takesBack()
  anna.takesBack()
  anna.isFree()
  expect(anna.sees.now.credits).toHaveLength(2)
  anna.takesBack()
  anna.isAsked('sacrifice.hand', ['Statue of Isis', 'Urn'])
  expect(anna.sees.now.credits).toEqual([{ gold: 5, from: 'necklace' }])
  expect(table.boneyard).toEqual([])
})

test('A purchase and its payment with credits in one call', () => {
  const { anna, table } = withTwo({ pyramid: base('Sphinx') })
  const sphinx = anna.idOf('Sphinx')
  expect(table.attempt(0, [`buy-${sphinx}`], [['credit-1'], ['credit-3']])).toMatchObject({ code: 'illegal-pick' })
  expect(anna.sees.now.credits).toHaveLength(2)
  // A credit keeps its id while others are used up.
  expect(table.attempt(0, [`buy-${sphinx}`], [['credit-1'], ['credit-2']])).toHaveProperty('lines')
  expect(anna.discard).toEqual(['Sphinx'])
})

test('Who has neither a card nor a credit left is not asked whether to buy', () => {
  const { anna } = scene({
    anna: { hand: ['Bracelet', 'Boat', 'Statue of Sobek', 'Urn'] },
    pyramid: base('Tyet Amulet', 'Statue of Horus'),
  })
  anna.plays('Bracelet', 'Boat')
  anna.buys('Tyet Amulet', ['credit-1'])
  anna.plays('Statue of Sobek', 'Urn')
  anna.isFree()
})
