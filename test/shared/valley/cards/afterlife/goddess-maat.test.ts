// Goddess Maat: draws up to three cards in hand.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Goddess Maat')).toEqual({
    id: 'goddess-maat',
    edition: 'afterlife',
    kind: 'set',
    set: 'tomb-art',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 5,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓁦',
    text: 'Draw cards until you hold 3.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const maat = 'Goddess Maat'
const deck = ['Urn', 'Boat', 'Censer', 'Chariot']

test('Draw cards until you hold 3', () => {
  for (const held of [[], ['Shabti'], ['Shabti', 'Shabti']]) {
    const { anna } = scene({ anna: { hand: [maat, ...held], deck } })
    anna.plays(maat)
    anna.holds([...held, ...deck.slice(0, 3 - held.length)])
    anna.isFree()
  }
})

test('Illegal while you hold 3 or more cards besides this one', () => {
  scene({ anna: { hand: [maat, 'Shabti', 'Shabti', 'Shabti'], deck } }).anna.cannot(`play ${maat}`)
  scene({ anna: { hand: [maat, 'Shabti', 'Shabti'], deck } }).anna.can(`play ${maat}`)
})

test('If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer', () => {
  const { anna } = scene({ anna: { hand: [maat], deck: ['Urn'], discard: ['Boat'] } })
  anna.plays(maat)
  anna.holds(['Urn', 'Boat'])
})

test('Illegal only when deck and discard pile are both empty', () => {
  scene({ anna: { hand: [maat] } }).anna.cannot(`play ${maat}`)
  scene({ anna: { hand: [maat], discard: ['Urn'] } }).anna.can(`play ${maat}`)
})

test('Cards you draw stay secret', () => {
  const { anna, ben } = scene({ anna: { hand: [maat], deck } })
  anna.plays(maat)
  expect(ben.reads('draw')).toEqual([{ count: 3 }])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [maat, 'Tyet Amulet'], deck: [...deck, 'Axe'] } })
  anna.plays(maat)
  anna.entombs('Urn')
  anna.holds(['Boat', 'Tyet Amulet'])
  anna.plays('Tyet Amulet', maat)
  anna.holds(['Boat', 'Censer', 'Chariot'])
})
