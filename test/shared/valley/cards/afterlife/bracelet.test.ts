// Bracelet: sacrifices a hand card and leaves a credit of three and that card's gold.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Bracelet')).toEqual({
    id: 'bracelet',
    edition: 'afterlife',
    kind: 'set',
    set: 'jewelry',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 3,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓍶',
    text: 'Sacrifice a hand card. For one purchase Bracelet is worth 3 gold plus the sacrificed card’s gold.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const bracelet = 'Bracelet'

test('Sacrifice a hand card. For one purchase Bracelet is worth 3 gold plus the sacrificed card’s gold', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [bracelet, 'Urn', 'Boat'] },
    pyramid: base('Statue of Horus', 'Statue of Isis'),
  })
  anna.cannot('buy Statue of Horus')
  anna.plays(bracelet)
  anna.isAsked('sacrifice.hand', ['Boat', 'Urn'])
  anna.chooses('Boat')
  expect(table.boneyard).toEqual(['Boat'])
  expect(anna.sees.now.credits).toEqual([{ gold: 5, from: 'bracelet' }])
  expect(ben.reads('credit')).toEqual([{ gold: 5 }])
  anna.buys('Statue of Isis', ['credit-1'])
  expect(anna.discard).toEqual(['Statue of Isis'])
  expect(anna.sees.now.credits).toEqual([])
  expect(ben.reads('pay')).toMatchObject([{ from: 'bracelet', gold: 5, for: { card: 'statue-of-isis' } }])
  anna.holds(['Urn'])
})

test('The played card is in play and does not count as a hand card; with an empty hand the action is illegal', () => {
  scene({ anna: { hand: [bracelet] } }).anna.cannot(`play ${bracelet}`)
  const { anna } = scene({ anna: { hand: [bracelet, bracelet] } })
  anna.plays(bracelet)
  anna.isAsked('sacrifice.hand', [bracelet])
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben, table } = scene({ anna: { hand: [bracelet, 'Boat'] }, ben: { hand: ['Mummified Cat'] } })
  anna.plays(bracelet, 'Boat')
  expect(table.shownTo(null).boneyard.top).toMatchObject({ card: 'boat' })
  ben.isAsked('react.sacrificed', ['Mummified Cat', 'pass'])
  expect(ben.sees.now.credits).toEqual([])
  ben.answers('Mummified Cat')
  expect(anna.sees.now.credits).toEqual([{ gold: 5, from: 'bracelet' }])
  anna.isFree()
})

test('The printed gold value counts, whatever other effects say', () => {
  const { anna } = scene({ anna: { hand: ['Statue of Thoth', 'Apis Bull', bracelet, 'Urn'] } })
  anna.plays('Statue of Thoth')
  anna.plays('Apis Bull')
  anna.plays(bracelet, 'Urn')
  expect(anna.sees.now.credits).toEqual([{ gold: 4, from: 'bracelet' }])
})

test('The credit can be added to one single purchase this turn, together with gold cards; what is not needed is lost', () => {
  const { anna, ben } = scene({
    anna: { hand: [bracelet, 'Boat', 'Urn', 'Shabti'] },
    pyramid: base('Statue of Horus', 'Statue of Sobek'),
  })
  anna.plays(bracelet, 'Boat')
  anna.buys('Statue of Horus')
  anna.isAsked('pay', ['Shabti', 'Urn', 'credit-1'])
  expect(anna.question.options.find(({ id }) => id === 'credit-1')).toEqual({
    id: 'credit-1',
    key: 'pay.credit',
    params: { from: 'bracelet', gold: 5 },
  })
  anna.pays(['Urn', 'credit-1'])
  expect(anna.discard).toEqual(['Statue of Horus'])

  const lost = scene({ anna: { hand: [bracelet, 'Boat', 'Urn'] }, pyramid: base('Statue of Sobek', 'Tyet Amulet') })
  lost.anna.plays(bracelet, 'Boat')
  lost.anna.buys('Statue of Sobek', ['credit-1'])
  expect(lost.ben.reads('buy')).toMatchObject([{ price: 2, gold: 5, lost: 3 }])
  lost.anna.cannot('buy Tyet Amulet')
  expect(ben.sees.now.credits).toEqual([])
})

test('An unused credit ends with the turn', () => {
  const { anna, ben } = scene({
    anna: { hand: [bracelet, 'Urn'] },
    ben: { hand: ['Shabti'] },
    pyramid: base('Statue of Sobek', 'Tyet Amulet'),
    counters: { changed: 1 },
  })
  anna.plays(bracelet, 'Urn')
  anna.ends()
  expect(ben.sees.now.credits).toEqual([])
  ben.cannot('buy Statue of Sobek')
})

test('Tyet Amulet can repeat this action; every choice is made anew. Each time gives a new credit', () => {
  const { anna } = scene({ anna: { hand: [bracelet, 'Tyet Amulet', 'Urn', 'Boat'] }, pyramid: base('Sphinx') })
  anna.plays(bracelet, 'Urn')
  anna.plays('Tyet Amulet', bracelet)
  anna.isAsked('sacrifice.hand', ['Boat'])
  anna.chooses('Boat')
  expect(anna.sees.now.credits).toEqual([
    { gold: 4, from: 'bracelet' },
    { gold: 5, from: 'bracelet' },
  ])
  anna.buys('Sphinx')
  anna.isAsked('pay', ['credit-1', 'credit-2'])
  anna.pays(['credit-2', 'credit-1'])
  expect(anna.discard).toEqual(['Sphinx'])
})

test('Called by another card, the credit is yours whoever’s card was carried out', () => {
  const { anna } = scene({ anna: { hand: ['Book of Gates', 'Urn'], deck: [bracelet] } })
  anna.plays('Book of Gates', 'Urn')
  expect(anna.sees.now.credits).toEqual([{ gold: 4, from: 'bracelet' }])
  expect(anna.discard).toEqual([bracelet])
})
