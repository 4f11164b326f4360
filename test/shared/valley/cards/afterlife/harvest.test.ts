// Harvest: draws a card for each purchase of the turn.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Harvest')).toEqual({
    id: 'harvest',
    edition: 'afterlife',
    kind: 'set',
    set: 'tomb-art',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 3,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓌳',
    text: 'Draw a card for each card you have bought this turn.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const harvest = 'Harvest'

test('Draw a card for each card you have bought this turn', () => {
  const { anna } = scene({
    anna: { hand: [harvest, 'Boat', 'Chariot'], deck: ['Urn', 'Shabti', 'Censer'] },
    pyramid: base('Statue of Sobek', 'Tyet Amulet'),
  })
  anna.buys('Statue of Sobek', ['Boat'])
  anna.buys('Tyet Amulet', ['Chariot'])
  anna.plays(harvest)
  anna.holds(['Urn', 'Shabti'])
  anna.isFree()
})

test('Illegal before your first purchase of the turn. Purchases through actions count, taken cards do not', () => {
  const { anna } = scene({
    anna: { hand: [harvest, 'Bow', 'Ring', 'Urn', 'Shabti'], deck: ['Censer', 'Boat'] },
    pyramid: [['Axe'], ['Sphinx', 'Spear'], ['Statue of Sobek', null, null]],
  })
  anna.cannot(`play ${harvest}`)
  anna.plays('Bow')
  anna.cannot(`play ${harvest}`)
  anna.plays('Ring', 'Statue of Sobek', 'Urn', 'Shabti')
  anna.plays(harvest)
  anna.holds(['Statue of Sobek', 'Censer'])
})

test('Purchases of an earlier turn do not count', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Boat'] },
    ben: { hand: [harvest], deck: ['Urn'] },
    pyramid: base('Statue of Sobek', 'Tyet Amulet'),
  })
  anna.buys('Statue of Sobek', ['Boat'])
  anna.ends()
  ben.cannot(`play ${harvest}`)
})

test('If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer', () => {
  const { anna } = scene({
    anna: { hand: [harvest, 'Boat', 'Chariot'], deck: ['Urn'] },
    pyramid: base('Statue of Sobek', 'Tyet Amulet'),
  })
  anna.buys('Statue of Sobek', ['Boat'])
  anna.plays(harvest)
  anna.holds(['Urn', 'Chariot'])
  const more = scene({
    anna: { hand: [harvest, 'Boat', 'Chariot', 'Censer'], deck: ['Urn'] },
    pyramid: base('Statue of Sobek', 'Tyet Amulet', 'Mummified Cat'),
  })
  more.anna.buys('Statue of Sobek', ['Boat'])
  more.anna.buys('Tyet Amulet', ['Chariot'])
  more.anna.buys('Mummified Cat', ['Censer'])
  more.anna.plays(harvest)
  expect(more.anna.hand).toHaveLength(3)
  expect([more.anna.deck.length, more.anna.discard]).toEqual([1, []])
})

test('Illegal only when deck and discard pile are both empty', () => {
  const { anna } = scene({ anna: { hand: [harvest, 'Censer', 'Boat'] }, pyramid: base('Statue of Sobek') })
  anna.plays('Censer')
  anna.buys('Statue of Sobek', ['Boat'])
  anna.cannot(`play ${harvest}`)
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [harvest, 'Tyet Amulet', 'Boat', 'Chariot'], deck: ['Urn', 'Shabti', 'Censer', 'Axe'] },
    pyramid: base('Statue of Sobek', 'Tyet Amulet'),
  })
  anna.buys('Statue of Sobek', ['Boat'])
  anna.plays(harvest)
  anna.buys('Tyet Amulet', ['Chariot'])
  anna.plays('Tyet Amulet', harvest)
  anna.holds(['Urn', 'Shabti', 'Censer'])
})
