// Weaver: discards a card and entombs a cheaper one.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Weaver')).toEqual({
    id: 'weaver',
    edition: 'last-rites',
    kind: 'set',
    set: 'artisans',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 3,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓐥',
    text: 'Discard a card, then entomb a cheaper hand card.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const weaver = 'Weaver'

test('Discard a card, then entomb a cheaper hand card', () => {
  const { anna } = scene({ anna: { hand: [weaver, 'Urn', 'Ring', 'Axe'] } })
  anna.plays(weaver)
  anna.isAsked('discard.hand', ['Ring', 'Axe'])
  anna.chooses('Axe')
  anna.isAsked('entomb.hand', ['Urn', 'Ring'])
  anna.chooses('Ring')
  expect([anna.discard, anna.tomb, anna.hand]).toEqual([['Axe'], ['Ring'], ['Urn']])
  anna.isFree()
})

test('You need two hand cards of different cost; cheaper means a lower printed cost than the discarded card', () => {
  scene({ anna: { hand: [weaver, 'Ring', 'Antechamber'] } }).anna.cannot(`play ${weaver}`)
  scene({ anna: { hand: [weaver, 'Ring'] } }).anna.cannot(`play ${weaver}`)
  const { anna } = scene({ anna: { hand: [weaver, 'Brooch', 'Ring', 'Sling'] } })
  anna.plays('Brooch')
  anna.plays(weaver)
  anna.isAsked('discard.hand', ['Ring'])
})

test('Both are public', () => {
  const { anna, ben } = scene({ anna: { hand: [weaver, 'Urn', 'Ring'] }, ben: {} })
  anna.plays(weaver, 'Ring', 'Urn')
  expect(ben.reads('discard')).toMatchObject([{ card: { card: 'ring' } }])
  expect(ben.reads('entomb')).toMatchObject([{ card: { card: 'urn' } }])
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, table } = scene({ anna: { hand: [weaver, 'Urn', 'Ring'] } })
  anna.plays(weaver, 'Ring', 'Urn')
  expect(table.freeEntombing).toBe(true)
  expect(table.shownTo(1).players[0]?.tomb).toMatchObject([{ card: 'urn' }])
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [weaver, 'Tyet Amulet', 'Priest of Horus', 'Urn', 'Ring', 'Sling', 'Axe', 'Bow', 'Chariot'] },
  })
  anna.plays(weaver, 'Ring', 'Urn')
  anna.plays('Tyet Amulet', weaver, 'Axe', 'Sling')
  anna.plays('Priest of Horus')
  anna.chooses()
  anna.holds(['Bow', 'Chariot'])
})
