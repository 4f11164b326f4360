// Priestess of Maat: shows the hand and draws a card for each kind in it.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Priestess of Maat')).toEqual({
    id: 'priestess-of-maat',
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
    sign: '𓆄',
    text: 'Reveal your hand. Draw a card for each kind in it: starter, set card, unique.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const priestess = 'Priestess of Maat'
const deck = ['Sling', 'Bow', 'Spear', 'Axe']

test('Reveal your hand. Draw a card for each kind in it: starter, set card, unique', () => {
  for (const [hand, drawn] of [
    [['Urn', 'Shabti'], 1],
    [['Urn', 'Ring', 'Serdab'], 2],
    [['Urn', 'Ring', 'Boat', 'Censer'], 3],
  ] as const) {
    const { anna, ben } = scene({ anna: { hand: [priestess, ...hand], deck } })
    anna.plays(priestess)
    anna.holds([...hand, ...deck.slice(0, drawn)])
    expect(ben.reads('draw')).toEqual([{ count: drawn }])
    anna.isFree()
  }
})

test('The played card is in play and does not count as a hand card; with an empty hand the action is illegal', () => {
  const { anna } = scene({ anna: { hand: [priestess, 'Urn'], deck } })
  anna.plays(priestess)
  anna.holds(['Urn', 'Sling'])
  scene({ anna: { hand: [priestess], deck } }).anna.cannot(`play ${priestess}`)
})

test('Your hand is shown to all players before you draw; the cards you draw stay secret', () => {
  const { anna, ben, table } = scene({ anna: { hand: [priestess, 'Urn', 'Boat'], deck } })
  anna.plays(priestess)
  expect(table.news).toEqual(['anna play', 'anna reveal-hand', 'anna draw'])
  expect(ben.reads('reveal-hand')).toEqual([{ cards: [{ card: 'boat' }, { card: 'urn' }] }])
  expect(ben.reads('draw')).toEqual([{ count: 2 }])
  anna.cannotTakeBack()
})

test('If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer', () => {
  const { anna } = scene({ anna: { hand: [priestess, 'Urn', 'Boat', 'Ring'], deck: ['Bow'], discard: ['Axe'] } })
  anna.plays(priestess)
  anna.holds(['Urn', 'Boat', 'Ring', 'Bow', 'Axe'])
})

test('Illegal only when deck and discard pile are both empty', () => {
  scene({ anna: { hand: [priestess, 'Urn'] } }).anna.cannot(`play ${priestess}`)
  scene({ anna: { hand: [priestess, 'Urn'], discard: ['Axe'] } }).anna.can(`play ${priestess}`)
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: {
      hand: [priestess, 'Tyet Amulet', 'Priest of Horus', 'Urn', 'Boat'],
      deck: [...deck, 'Ring', 'Serdab', 'Censer', 'Chariot'],
    },
  })
  anna.plays(priestess)
  anna.holds(['Tyet Amulet', 'Priest of Horus', 'Urn', 'Boat', 'Sling', 'Bow', 'Spear'])
  anna.plays('Tyet Amulet', priestess)
  anna.plays('Priest of Horus', 'Boat')
  anna.holds(['Urn', 'Sling', 'Bow', 'Spear', 'Axe', 'Ring', 'Serdab', 'Censer', 'Chariot'])
})
