// Chariot: draws three cards.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Chariot')).toEqual({
    id: 'chariot',
    edition: 'base',
    kind: 'unique',
    set: null,
    level: 3,
    copies: 1,
    gold: 5,
    cost: 6,
    vp: 5,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓌝',
    text: 'Draw 3 cards.',
    reaction: null,
    when: null,
    sources: {},
  })
})

test('Draw 3 cards', () => {
  const { anna } = scene({ anna: { hand: ['Chariot', 'Urn'], deck: ['Boat', 'Censer', 'Ka Figurine', 'Shabti'] } })
  anna.plays('Chariot')
  anna.holds(['Urn', 'Boat', 'Censer', 'Ka Figurine'])
  expect(anna.deck).toEqual(['Shabti'])
  anna.isFree()
})

test('If your deck runs out, shuffle your discard pile into a new deck and go on', () => {
  const { anna, table } = scene({ anna: { hand: ['Chariot'], deck: ['Boat'], discard: ['Urn', 'Urn', 'Urn'] } })
  anna.plays('Chariot')
  anna.holds(['Boat', 'Urn', 'Urn'])
  expect(anna.deck).toEqual(['Urn'])
  expect(table.lines.find(line => line.key === 'reshuffle')?.params).toEqual({ count: 3 })
})

test('If nothing is left, draw fewer', () => {
  const { anna } = scene({ anna: { hand: ['Chariot'], deck: ['Boat'], discard: ['Urn'] } })
  anna.plays('Chariot')
  anna.holds(['Boat', 'Urn'])
  expect([anna.deck, anna.discard]).toEqual([[], []])
})

test('Illegal only when deck and discard pile are both empty', () => {
  scene({ anna: { hand: ['Chariot', 'Urn'] } }).anna.cannot('play Chariot')
  scene({ anna: { hand: ['Chariot'], discard: ['Urn'] } }).anna.can('play Chariot')
})

test('Cards you draw stay secret', () => {
  const { anna, ben, table } = scene({ anna: { hand: ['Chariot'], deck: ['Boat', 'Censer', 'Ka Figurine'] } })
  anna.plays('Chariot')
  expect(ben.reads('draw')).toEqual([{ count: 3 }])
  const own = ['Boat', 'Censer', 'Ka Figurine'].map(name => expect.objectContaining({ id: anna.idOf(name) }) as object)
  expect(anna.reads('draw')).toEqual([{ count: 3, cards: expect.arrayContaining(own) as object }])
  expect(JSON.stringify([table.shownTo(null), ben.sees])).not.toMatch(/boat|censer|figurine/)
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: ['Chariot', 'Tyet Amulet'], deck: ['Boat', 'Censer', 'Ka Figurine', 'Shabti', 'Urn'] },
  })
  anna.plays('Chariot')
  anna.plays('Tyet Amulet', 'Chariot')
  anna.holds(['Boat', 'Censer', 'Ka Figurine', 'Shabti', 'Urn'])
})
