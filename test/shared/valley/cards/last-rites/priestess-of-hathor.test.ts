// Priestess of Hathor: draws a card for every three of the deck.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Priestess of Hathor')).toEqual({
    id: 'priestess-of-hathor',
    edition: 'last-rites',
    kind: 'set',
    set: 'priestesses',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 3,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓁥',
    text: 'For every 3 cards in your deck, draw one.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const priestess = 'Priestess of Hathor'
const eight = ['Urn', 'Urn', 'Boat', 'Bow', 'Axe', 'Sling', 'Spear', 'Censer']

test('For every 3 cards in your deck, draw one', () => {
  const { anna, ben } = scene({ anna: { hand: [priestess], deck: [...eight, 'Chariot'] } })
  anna.plays(priestess)
  anna.holds(['Urn', 'Urn', 'Boat'])
  expect(ben.reads('draw')).toEqual([{ count: 3 }])
  anna.isFree()
})

test('Round down; 8 cards in your deck let you draw 2', () => {
  const { anna } = scene({ anna: { hand: [priestess], deck: eight } })
  anna.plays(priestess)
  anna.holds(['Urn', 'Urn'])
})

test('Illegal with fewer than 3. The discard pile is not shuffled in', () => {
  scene({ anna: { hand: [priestess], deck: ['Urn', 'Boat'], discard: ['Bow', 'Axe', 'Sling'] } }).anna.cannot(
    `play ${priestess}`,
  )
  const { anna } = scene({
    anna: { hand: [priestess], deck: ['Urn', 'Boat', 'Censer'], discard: ['Bow', 'Axe', 'Sling'] },
  })
  anna.plays(priestess)
  anna.holds(['Urn'])
  expect(anna.discard).toEqual(['Bow', 'Axe', 'Sling'])
})

test('Cards you draw stay secret', () => {
  const { anna, ben, table } = scene({ anna: { hand: [priestess], deck: eight } })
  anna.plays(priestess)
  expect(ben.reads('draw')).toEqual([{ count: 2 }])
  expect(anna.reads('draw')).toMatchObject([{ count: 2, cards: [{ card: 'urn' }, { card: 'urn' }] }])
  expect(table.shownTo(1).players[0]?.hand).toBe(2)
  anna.cannotTakeBack()
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [priestess, 'Tyet Amulet', 'Priest of Horus', 'Chariot'], deck: eight } })
  anna.plays(priestess)
  anna.plays('Tyet Amulet', priestess)
  anna.plays('Priest of Horus', 'Chariot')
  anna.holds(['Urn', 'Urn', 'Boat', 'Bow', 'Axe'])
  expect(anna.deck).toHaveLength(3)
})
