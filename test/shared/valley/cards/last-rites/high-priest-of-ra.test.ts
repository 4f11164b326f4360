// High Priest of Ra: entombs a hand card and recovers the top of the discard pile.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('High Priest of Ra')).toEqual({
    id: 'high-priest-of-ra',
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
    sign: '𓇳',
    text: 'Entomb a hand card, then recover the card on top of your discard pile.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const priest = 'High Priest of Ra'

test('Entomb a hand card, then recover the card on top of your discard pile', () => {
  const { anna } = scene({ anna: { hand: [priest, 'Urn', 'Boat'], discard: ['Bow', 'Axe'] } })
  anna.plays(priest)
  anna.isAsked('entomb.hand', ['Urn', 'Boat'])
  anna.chooses('Boat')
  expect([anna.tomb, anna.discard]).toEqual([['Boat'], ['Axe']])
  anna.holds(['Urn', 'Bow'])
  anna.isFree()
})

test('Illegal with an empty hand or an empty discard pile', () => {
  scene({ anna: { hand: [priest], discard: ['Bow'] } }).anna.cannot(`play ${priest}`)
  scene({ anna: { hand: [priest, 'Urn'], deck: ['Bow'] } }).anna.cannot(`play ${priest}`)
})

test('Both cards are public', () => {
  const { anna, ben } = scene({ anna: { hand: [priest, 'Urn'], discard: ['Bow'] }, ben: {} })
  anna.plays(priest, 'Urn')
  expect(ben.reads('entomb')).toMatchObject([{ from: 'hand', card: { card: 'urn' } }])
  expect(ben.reads('recover')).toMatchObject([{ from: 'discard-top', card: { card: 'bow' } }])
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, table } = scene({ anna: { hand: [priest, 'Urn'], discard: ['Bow'] } })
  anna.plays(priest, 'Urn')
  expect(table.freeEntombing).toBe(true)
  anna.entombs('Bow')
  expect(anna.tomb).toEqual(['Urn', 'Bow'])
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [priest, 'Tyet Amulet', 'Priest of Horus', 'Urn', 'Shabti'], discard: ['Bow', 'Axe'] },
  })
  anna.plays(priest, 'Urn')
  anna.plays('Tyet Amulet', priest, 'Bow')
  anna.plays('Priest of Horus', 'Axe')
  anna.isAsked('entomb.hand', ['Shabti'])
  anna.chooses('Shabti')
  anna.holds(['Axe'])
  expect(anna.tomb).toEqual(['Urn', 'Bow', 'Shabti'])
})
