// Priest of Thoth: searches the deck for a card, which is entombed, and shuffles it.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Priest of Thoth')).toEqual({
    id: 'priest-of-thoth',
    edition: 'last-rites',
    kind: 'set',
    set: 'priests',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 6,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓅝',
    text: 'Search your deck for a card and entomb it; then shuffle your deck.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const priest = 'Priest of Thoth'
const deck = ['Urn', 'Boat', 'Chariot']

test('Search your deck for a card and entomb it; then shuffle your deck', () => {
  const { anna, table } = scene({ anna: { hand: [priest], deck } })
  anna.plays(priest)
  anna.isAsked('entomb.deck', deck)
  anna.chooses('Chariot')
  expect(anna.tomb).toEqual(['Chariot'])
  expect([...anna.deck].sort()).toEqual(['Boat', 'Urn'])
  expect(table.news).toEqual(['anna entomb', 'anna shuffle'])
  anna.isFree()
})

test('Illegal while your deck is empty; the discard pile is not shuffled in for this', () => {
  scene({ anna: { hand: [priest, 'Urn'], discard: ['Boat'] } }).anna.cannot(`play ${priest}`)
  const { anna } = scene({ anna: { hand: [priest], deck: ['Urn'], discard: ['Boat'] } })
  anna.plays(priest)
  anna.isAsked('entomb.deck', ['Urn'])
  anna.chooses('Urn')
  expect(anna.discard).toEqual(['Boat'])
})

test('Only you look at the deck', () => {
  const { anna, ben, table } = scene({ anna: { hand: [priest], deck }, ben: {} })
  anna.plays(priest)
  expect(ben.sees.players[0]?.deck).toBe(3)
  expect(table.referee.decisions(1)).toEqual([])
  anna.chooses('Chariot')
  expect(JSON.stringify(table.lines.flatMap(line => ben.reads(line.key)))).not.toMatch(/boat|urn/)
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, ben, table } = scene({ anna: { hand: [priest], deck }, ben: {} })
  anna.plays(priest, 'Chariot')
  expect(table.freeEntombing).toBe(true)
  expect(ben.reads('entomb')).toMatchObject([{ card: { card: 'chariot' } }])
  anna.cannotTakeBack()
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [priest, 'Tyet Amulet', 'Priest of Horus', 'Ring', 'Bow'], deck } })
  anna.plays(priest, 'Chariot')
  anna.plays('Tyet Amulet', priest, 'Urn')
  anna.plays('Priest of Horus')
  anna.chooses('Ring', 'Bow')
  anna.isAsked('entomb.deck', ['Boat'])
  anna.chooses('Boat')
  // The second repeat has become impossible.
  anna.isFree()
  expect(anna.tomb).toEqual(['Chariot', 'Urn', 'Boat'])
})
