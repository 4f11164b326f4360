// What is public: who sees which card, on whose turn.
import { expect, test } from 'vitest'
import { base, scene, type PyramidOfNames } from '../scenario.ts'

const full: PyramidOfNames = [
  ['Statue of Isis'],
  ['Statue of Horus', 'Censer'],
  ['Wadj Amulet', 'Statue of Sobek', 'Chariot'],
]
const titles = (cards: readonly { readonly card: string }[] | number | undefined) =>
  typeof cards === 'object' ? cards.map(({ card }) => card) : cards

test('Public are tombs, cards in play, the tops of discard piles and boneyard, all numbers of cards, the pyramid', () => {
  const { anna, ben, table } = scene({
    anna: {
      hand: ['Urn', 'Boat', 'Shabti'],
      deck: ['Urn', 'Urn'],
      discard: ['Tyet Amulet', 'Book of Gates'],
      tomb: ['Box of Food'],
    },
    ben: { hand: ['Shabti'], tomb: ['Statue of Thoth', 'Shabti'] },
    pyramid: full,
    boneyard: ['Weres Amulet', 'Book of the Earth'],
    stock: ['Ka Figurine', 'Mummified Cat'],
  })
  anna.plays('Urn', 'Boat')
  for (const view of [table.shownTo(null), anna.sees, ben.sees]) {
    expect(view.pyramid.map(row => row.map(card => card?.card))).toEqual([
      ['statue-of-isis'],
      ['statue-of-horus', 'censer'],
      ['wadj-amulet', 'statue-of-sobek', 'chariot'],
    ])
    expect(view.stock).toBe(2)
    expect(view.boneyard).toMatchObject({ count: 2, top: { card: 'weres-amulet' } })
    expect(view.boneyard).not.toHaveProperty('cards')
    const [hers, his] = view.players
    expect([hers?.deck, hers?.discard.count, hers?.discard.top?.card, titles(hers?.tomb)]).toEqual([
      3,
      2,
      'tyet-amulet',
      ['box-of-food'],
    ])
    expect(hers?.inPlay).toMatchObject([{ card: 'urn', used: 'acted' }])
    expect([his?.deck, his?.discard, titles(his?.tomb)]).toEqual([
      0,
      expect.objectContaining({ count: 0, top: null }),
      ['statue-of-thoth', 'shabti'],
    ])
  }
})

test('Nobody sees the order of a deck or the stock, or another hand', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Boat'], deck: ['Chariot'] },
    ben: { hand: ['Censer'], deck: ['Burial Mask'] },
    stock: ['Ka Figurine'],
  })
  expect(titles(anna.sees.players[0]?.hand)).toEqual(['boat'])
  expect(anna.sees.players[1]?.hand).toBe(1)
  expect(table.shownTo(null).players.map(player => player.hand)).toEqual([1, 1])
  expect(JSON.stringify(anna.sees)).not.toMatch(/chariot|censer|mask|figurine/)
  expect(JSON.stringify(ben.sees)).not.toMatch(/boat|chariot|mask|figurine/)
  expect(JSON.stringify(table.shownTo(null))).not.toMatch(/boat|chariot|censer|mask|figurine/)
})

test("The own discard pile may be looked through on others' turns only", () => {
  const { anna, ben } = scene({
    anna: { hand: ['Urn'], discard: ['Boat', 'Censer'] },
    ben: { hand: ['Shabti'], discard: ['Chariot', 'Burial Mask'] },
    stock: ['Ka Figurine'],
  })
  expect(titles(ben.sees.players[1]?.discard.cards), 'top first').toEqual(['chariot', 'burial-mask'])
  expect(anna.sees.players[0]?.discard).not.toHaveProperty('cards')
  expect(ben.sees.players[0]?.discard).not.toHaveProperty('cards')
  expect(anna.sees.players[1]?.discard).not.toHaveProperty('cards')
})

test('openDiscards: always, but only the own one', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Urn'], discard: ['Boat', 'Censer'] },
    ben: {},
    options: { openDiscards: true },
  })
  expect(titles(anna.sees.players[0]?.discard.cards)).toEqual(['boat', 'censer'])
  expect(ben.sees.players[0]?.discard).not.toHaveProperty('cards')
  expect(table.shownTo(null).players[0]?.discard).not.toHaveProperty('cards')
})

test('In the own turn while a part searches it', () => {
  const { anna } = scene({ anna: { hand: ['Statue of Isis'], discard: ['Boat', 'Censer'] } })
  anna.plays('Statue of Isis')
  expect(anna.options).toEqual(['Boat', 'Censer'])
})

test('The own turn lasts to the end of the draw', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Urn'], deck: ['Urn', 'Urn', 'Shabti', 'Shabti', 'Shabti', 'Shabti'], discard: ['Boat'] },
    ben: { hand: ['Mummified Cat'] },
    pyramid: full,
  })
  anna.ends()
  expect(anna.sees.players[0]?.discard).not.toHaveProperty('cards')
  anna.chooses('Chariot')
  ben.isAsked('react.sacrificed')
  expect(anna.sees.players[0]?.discard, 'while the Cat is asked').not.toHaveProperty('cards')
  ben.passes()
  expect(titles(anna.sees.players[0]?.discard.cards), "on ben's turn").toEqual(['urn', 'boat'])
  expect(ben.sees.players[1]?.discard).not.toHaveProperty('cards')
})

test('Every card taken from the stock, and every card that comes back into a hand, is shown as it moves', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Book of the Netherworld', 'Wadj Amulet'] },
    ben: {},
    stock: ['Ka Figurine'],
  })
  anna.plays('Book of the Netherworld')
  expect(ben.reads('take')).toMatchObject([{ from: 'stock', card: { card: 'ka-figurine' } }])
  anna.plays('Wadj Amulet')
  expect(ben.reads('recover')).toMatchObject([{ from: 'discard-top', card: { card: 'ka-figurine' } }])
  expect(ben.sees.players[0]?.hand).toBe(1)
})

test('Secret are only: deck to hand, hand to deck', () => {
  const { anna, ben, table } = scene({ anna: { hand: ['Box of Food', 'Urn', 'Boat'], deck: ['Chariot'] }, ben: {} })
  anna.plays('Box of Food')
  anna.plays('Urn', 'Chariot')
  expect(ben.reads('draw')).toEqual([{ count: 1 }])
  expect(ben.reads('stack')).toEqual([{ from: 'hand', by: 'urn' }])
  expect(JSON.stringify([ben.sees, table.shownTo(null), table.lines.map(line => line.params)])).not.toMatch(
    /chariot|boat/,
  )
})

test('Public are the counts of what was done: entombed this turn, bought, executed, the free entombing', () => {
  const { anna, ben } = scene({ anna: { hand: ['Inner Sarcophagus', 'Urn', 'Boat', 'Burial Mask'] }, pyramid: full })
  anna.plays('Inner Sarcophagus', 'Urn')
  anna.buys('Wadj Amulet', ['Burial Mask'])
  expect(ben.sees.now).toEqual({
    freeEntombing: true,
    pharaohUsed: false,
    credits: [],
    lasting: [],
    bought: ['wadj-amulet'],
    executed: ['inner-sarcophagus'],
  })
  anna.entombs('Boat')
  expect(ben.sees.now.freeEntombing).toBe(false)
  expect(ben.sees.players[0]).toMatchObject({ entombedThisTurn: 2, points: 5, turns: 0 })
})

test('When the game is over every hand and discard pile is given to everybody', () => {
  const { anna, ben, table } = scene({
    turn: 'ben',
    anna: { hand: ['Boat'], discard: ['Urn', 'Chariot'] },
    ben: { hand: ['Censer'], deck: ['Shabti', 'Shabti', 'Shabti', 'Shabti', 'Shabti', 'Urn'] },
  })
  ben.ends()
  expect(table.over).toBe(true)
  for (const view of [table.shownTo(null), anna.sees, ben.sees]) {
    expect(view.turn).toBeNull()
    const [hers, his] = view.players
    expect(titles(hers?.hand)).toEqual(['boat'])
    expect(titles(hers?.discard.cards)).toEqual(['urn', 'chariot'])
    expect(titles(his?.hand)).toEqual(['shabti', 'shabti', 'shabti', 'shabti', 'shabti'])
    expect(titles(his?.discard.cards)).toEqual(['censer'])
  }
  const ids = table.shownTo(null).players.flatMap(({ hand }) => (hand as readonly { id: string }[]).map(({ id }) => id))
  expect(ids).toHaveLength(6)
  expect(ids.every(id => /^t\d+$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(6)
})

test('A spectator sees what is public and nothing else', () => {
  const { anna, table } = scene({
    anna: { hand: ['Box of Food'], deck: ['Boat'], discard: ['Urn', 'Shabti'] },
    ben: { discard: ['Shabti'] },
    pyramid: base('Censer'),
  })
  anna.plays('Box of Food')
  const view = table.shownTo(null)
  expect(view.players[0]).toMatchObject({ hand: 1, discard: { count: 2, top: { card: 'urn' } } })
  expect(view.players.every(player => !('cards' in player.discard))).toBe(true)
})
