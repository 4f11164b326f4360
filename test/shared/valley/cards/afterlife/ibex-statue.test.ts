// Ibex Statue: discarded when an opponent has rebuilt the pyramid, it takes one of the cards added.
import { expect, test } from 'vitest'
import { base, facts, scene, type Setting, type SceneTable } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Ibex Statue')).toEqual({
    id: 'ibex-statue',
    edition: 'afterlife',
    kind: 'unique',
    set: null,
    level: 3,
    copies: 1,
    gold: 3,
    cost: 5,
    vp: 5,
    timing: 'reaction',
    mentionsOpponent: true,
    sign: '𓃵',
    text: 'Reaction: after an opponent has rebuilt the pyramid you may discard this card to take one of the cards just added.',
    reaction: 'Discard Ibex Statue and take one of the cards just added.',
    when: 'An opponent’s rebuilding step has added at least one card',
    sources: {},
  })
})

const ibex = 'Ibex Statue'
const stock = ['Serdab', 'Sling', 'Bow', 'Axe']
/** Anna has bought Statue of Sobek and ended her turn: the base has a gap that the stock fills. */
const rebuilt = (setting: Setting): SceneTable => {
  const table = scene({
    anna: { hand: ['Urn', 'Urn', 'Shabti'] },
    pyramid: base('Statue of Sobek', 'Statue of Isis', 'Chariot'),
    stock,
    ...setting,
  })
  table.anna.buys('Statue of Sobek', ['Urn', 'Urn'])
  table.anna.ends()
  return table
}

test('Reaction: after an opponent has rebuilt the pyramid you may discard this card to take one of the cards just added', () => {
  const { anna, ben, table } = rebuilt({ ben: { hand: [ibex, 'Urn'] } })
  expect(table.pyramid).toEqual([['Axe'], ['Sling', 'Bow'], ['Serdab', 'Statue of Isis', 'Chariot']])
  ben.isAsked('react.rebuilt', [ibex, 'pass'])
  expect(ben.question.params).toMatchObject({
    event: 'rebuilt',
    seat: 0,
    cards: [{ card: 'serdab' }, { card: 'sling' }, { card: 'bow' }, { card: 'axe' }],
    could: ['ibex-statue'],
  })
  ben.answers(ibex)
  ben.isAsked('take.pyramid', ['Axe', 'Sling', 'Bow', 'Serdab'])
  anna.holds([], 'the draw comes after the answer')
  ben.chooses('Axe')
  expect(ben.discard).toEqual(['Axe', ibex])
  ben.isFree()
})

test('Only in an opponent’s rebuilding step and only if at least one stock card was added', () => {
  rebuilt({ ben: { hand: [ibex] }, stock: [] }).ben.isFree()
  const own = scene({
    anna: { hand: ['Urn', 'Urn', ibex] },
    ben: { hand: ['Urn'] },
    pyramid: base('Statue of Sobek', 'Chariot'),
    stock,
  })
  own.anna.buys('Statue of Sobek', ['Urn', 'Urn'])
  own.anna.ends()
  own.ben.isFree()
})

test('Refilling during a turn does not count', () => {
  const { anna } = scene({
    anna: { hand: ['Khopesh'] },
    ben: { hand: [ibex] },
    pyramid: base('Boat', 'Censer', 'Chariot'),
    stock: [...stock, 'Sphinx'],
  })
  anna.plays('Khopesh', 'Boat', 'enough')
  anna.isFree()
})

test('The owed sacrifice is made first; what it leaves is filled and counts', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Urn'] },
    ben: { hand: [ibex] },
    pyramid: [['Boat'], ['Censer', 'Ring'], ['Chariot', 'Statue of Isis', 'Dagger']],
    stock,
  })
  anna.ends()
  anna.chooses('Boat')
  ben.isAsked('react.rebuilt', [ibex, 'pass'])
  ben.answers(ibex)
  ben.isAsked('take.pyramid', ['Serdab'])
})

test('The pyramid crumbles after the card is taken and is not filled up again until the next rebuilding or refill', () => {
  const { ben, table } = rebuilt({ ben: { hand: [ibex, 'Urn'] }, stock: ['Serdab', 'Sling', 'Bow', 'Axe', 'Spear'] })
  ben.answers(ibex)
  ben.chooses('Serdab')
  expect(table.pyramid).toEqual([[null], ['Axe', 'Bow'], ['Sling', 'Statue of Isis', 'Chariot']])
  expect(table.stock).toEqual(['Spear'])
  ben.isFree()
  ben.ends()
  ben.chooses('Chariot')
  expect(table.stock).toEqual([])
})

test('Where two could fall its owner chooses', () => {
  const { ben, table } = rebuilt({
    ben: { hand: [ibex] },
    pyramid: base('Statue of Isis', 'Statue of Sobek', 'Chariot'),
  })
  ben.answers(ibex)
  ben.chooses('Serdab')
  ben.isAsked('crumble', ['Sling', 'Bow'])
  ben.chooses('Bow')
  expect(table.pyramid).toEqual([[null], ['Sling', 'Axe'], ['Statue of Isis', 'Bow', 'Chariot']])
})

test('The card goes on top of your discard pile, above Ibex Statue', () => {
  const { ben } = rebuilt({ ben: { hand: [ibex], discard: ['Shabti'] } })
  ben.answers(ibex)
  ben.chooses('Bow')
  expect(ben.discard).toEqual(['Bow', ibex, 'Shabti'])
})

test('Asked is whoever has it in hand or deck, with a hand that is not empty; who has it in the deck can only pass', () => {
  const down = rebuilt({ ben: { hand: ['Urn'], deck: [ibex] } })
  down.ben.isAsked('react.rebuilt', ['pass'])
  down.ben.passes()
  down.ben.isFree()
  for (const ben of [
    { deck: [ibex] },
    { hand: ['Urn'], discard: [ibex] },
    { hand: ['Urn'], tomb: [ibex] },
    { hand: ['Urn'] },
  ])
    rebuilt({ ben }).ben.isFree()
})

test('With quickReactions only who holds it is asked', () => {
  const options = { quickReactions: true }
  rebuilt({ options, ben: { hand: ['Urn'], deck: [ibex] } }).ben.isFree()
  rebuilt({ options, ben: { hand: [ibex] } }).ben.isAsked('react.rebuilt', [ibex, 'pass'])
})

test('The others learn why the table waits, the same whether the card is held or not', () => {
  const seen = (ben: Setting['ben']) => {
    const { anna, table } = rebuilt({ ...(ben ? { ben } : {}), cleo: { hand: ['Shabti'] } })
    return [table.asked, table.referee.waiting(1), anna.sees, table.shownTo(2), table.shownTo(null), table.news]
  }
  expect(seen({ hand: ['Urn'], deck: [ibex] })).toEqual(seen({ hand: [ibex], deck: ['Urn'] }))
})

test('What it takes counts for the end', () => {
  const { anna, ben, table } = scene({
    turn: 'ben',
    anna: { hand: [ibex] },
    ben: { hand: ['Urn', 'Urn'] },
    pyramid: base('Statue of Sobek'),
    stock: ['Axe'],
  })
  ben.buys('Statue of Sobek', ['Urn', 'Urn'])
  ben.ends()
  anna.answers(ibex)
  anna.chooses('Axe')
  expect(table.over).toBe(true)
})

test('A reaction is not an action: it is played on an opponent’s turn from the hand and can be neither repeated nor called by another card', () => {
  const { anna } = scene({ anna: { hand: [ibex, 'Mirror Case', 'Tyet Amulet'], deck: ['Urn'] } })
  anna.cannot(`play ${ibex}`, 'play Mirror Case', 'play Tyet Amulet')
  const gates = scene({ anna: { hand: ['Book of Gates'], deck: [ibex] } })
  gates.anna.plays('Book of Gates')
  expect(gates.anna.discard).toEqual([ibex])
})
