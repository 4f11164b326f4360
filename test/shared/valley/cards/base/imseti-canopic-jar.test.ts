// Imseti Canopic Jar: draws two cards.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Imseti Canopic Jar')).toEqual({
    id: 'imseti-canopic-jar',
    edition: 'base',
    kind: 'set',
    set: 'canopic-jars',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 4,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓁶',
    text: 'Draw 2 cards.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

test('Draw 2 cards', () => {
  const { anna } = scene({ anna: { hand: ['Imseti Canopic Jar', 'Urn'], deck: ['Boat', 'Censer', 'Chariot'] } })
  anna.plays('Imseti Canopic Jar')
  anna.holds(['Urn', 'Boat', 'Censer'])
  expect(anna.deck).toEqual(['Chariot'])
  anna.isFree()
})

test('If your deck runs out, shuffle your discard pile into a new deck and go on', () => {
  const { anna } = scene({ anna: { hand: ['Imseti Canopic Jar'], deck: ['Boat'], discard: ['Urn', 'Urn'] } })
  anna.plays('Imseti Canopic Jar')
  anna.holds(['Boat', 'Urn'])
  expect(anna.deck).toEqual(['Urn'])
})

test('If nothing is left, draw fewer', () => {
  const { anna } = scene({ anna: { hand: ['Imseti Canopic Jar'], deck: ['Boat'] } })
  anna.plays('Imseti Canopic Jar')
  anna.holds(['Boat'])
  expect(anna.reads('draw')).toMatchObject([{ count: 1 }])
})

test('Illegal only when deck and discard pile are both empty', () => {
  scene({ anna: { hand: ['Imseti Canopic Jar'] } }).anna.cannot('play Imseti Canopic Jar')
  scene({ anna: { hand: ['Imseti Canopic Jar'], discard: ['Urn'] } }).anna.can('play Imseti Canopic Jar')
})

test('Cards you draw stay secret', () => {
  const { anna, ben, table } = scene({ anna: { hand: ['Imseti Canopic Jar'], deck: ['Boat', 'Censer'] } })
  anna.plays('Imseti Canopic Jar')
  expect(ben.reads('draw')).toEqual([{ count: 2 }])
  const own = ['Boat', 'Censer'].map(name => expect.objectContaining({ id: anna.idOf(name) }) as object)
  expect(anna.reads('draw')).toEqual([{ count: 2, cards: expect.arrayContaining(own) as object }])
  expect(JSON.stringify([table.shownTo(null), ben.sees])).not.toMatch(/boat|censer/)
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: ['Imseti Canopic Jar', 'Tyet Amulet'], deck: ['Boat', 'Censer', 'Chariot', 'Urn'] },
  })
  anna.plays('Imseti Canopic Jar')
  anna.plays('Tyet Amulet', 'Imseti Canopic Jar')
  anna.holds(['Boat', 'Censer', 'Chariot', 'Urn'])
})
