// Canopic Shrine: entombs up to three starters of the hand.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Canopic Shrine')).toEqual({
    id: 'canopic-shrine',
    edition: 'premium',
    kind: 'unique',
    set: null,
    level: 3,
    copies: 1,
    gold: 4,
    cost: 6,
    vp: 5,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓉯',
    text: 'Entomb up to 3 starters from your hand.',
    reaction: null,
    when: null,
    sources: {},
  })
})

const shrine = 'Canopic Shrine'

test('Entomb up to 3 starters from your hand', () => {
  const { anna } = scene({
    options: { starters: 'both' },
    anna: { hand: [shrine, 'Urn', 'Menial', 'Medjay', 'Shabti', 'Ring', 'Boat'] },
  })
  anna.plays(shrine)
  anna.isAsked('entomb-some.hand', ['Urn', 'Menial', 'Medjay', 'Shabti'])
  expect(anna.question).toMatchObject({ min: 1, max: 3, ordered: false })
  anna.chooses('Urn', 'Shabti', 'Medjay')
  expect([...anna.tomb].sort()).toEqual(['Medjay', 'Shabti', 'Urn'])
  anna.holds(['Menial', 'Ring', 'Boat'])
  anna.isFree()
})

test('At least one; illegal without a starter in hand', () => {
  scene({ anna: { hand: [shrine, 'Ring', 'Boat'] } }).anna.cannot(`play ${shrine}`)
  const { anna, table } = scene({ anna: { hand: [shrine, 'Urn', 'Shabti'] } })
  anna.plays(shrine)
  expect(table.attempt(0, [])).toHaveProperty('code')
  anna.chooses('Urn')
  expect(anna.tomb).toEqual(['Urn'])
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, ben, table } = scene({ anna: { hand: [shrine, 'Urn', 'Ring'] }, ben: {} })
  anna.plays(shrine, 'Urn')
  expect(table.freeEntombing).toBe(true)
  expect(ben.reads('entomb')).toMatchObject([{ card: { card: 'urn' } }])
  anna.entombs('Ring')
  expect(anna.sees.players[0]?.entombedThisTurn).toBe(2)
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [shrine, 'Tyet Amulet', 'Priest of Horus', 'Urn', 'Shabti', 'Box of Food', 'Ring'] },
  })
  anna.plays(shrine, 'Urn')
  anna.plays('Tyet Amulet', shrine, 'Shabti')
  anna.plays('Priest of Horus', 'Ring')
  anna.isAsked('entomb-some.hand', ['Box of Food'])
  anna.chooses('Box of Food')
  expect(anna.tomb).toEqual(['Urn', 'Shabti', 'Box of Food'])
})
