// Goddess Nut: shuffles the discard pile into the deck and draws two.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Goddess Nut')).toEqual({
    id: 'goddess-nut',
    edition: 'afterlife',
    kind: 'set',
    set: 'tomb-art',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 4,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓏌',
    text: 'Shuffle your discard pile into your deck, then draw 2 cards.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const nut = 'Goddess Nut'

test('Shuffle your discard pile into your deck, then draw 2 cards', () => {
  const { anna, table } = scene({ anna: { hand: [nut], deck: ['Urn'], discard: ['Boat', 'Censer'] } })
  anna.plays(nut)
  expect(table.news).toEqual(['anna play', 'anna reshuffle', 'anna draw'])
  expect([anna.hand.length, anna.deck.length, anna.discard]).toEqual([2, 1, []])
  expect([...anna.hand, ...anna.deck].sort()).toEqual(['Boat', 'Censer', 'Urn'])
  anna.isFree()
})

test('With an empty discard pile only the deck is shuffled. Illegal when both are empty', () => {
  const { anna, table } = scene({ anna: { hand: [nut], deck: ['Urn', 'Boat', 'Censer'] } })
  anna.plays(nut)
  expect(table.news).toEqual(['anna play', 'anna shuffle', 'anna draw'])
  expect(anna.hand).toHaveLength(2)
  scene({ anna: { hand: [nut, 'Urn'] } }).anna.cannot(`play ${nut}`)
})

test('Cards in play are not shuffled in. Cards you draw stay secret', () => {
  const { anna, ben } = scene({ anna: { hand: [nut, 'Urn', 'Boat'], discard: ['Shabti', 'Censer', 'Chariot'] } })
  anna.plays('Urn', 'Boat')
  anna.plays(nut)
  expect(anna.inPlay).toEqual(['Urn', nut])
  expect([...anna.hand, ...anna.deck].sort()).toEqual(['Boat', 'Censer', 'Chariot', 'Shabti'])
  expect(ben.reads('draw')).toEqual([{ count: 2 }])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna, table } = scene({
    anna: { hand: [nut, 'Tyet Amulet'], deck: ['Urn', 'Shabti'], discard: ['Boat', 'Censer'] },
  })
  anna.plays(nut)
  anna.plays('Tyet Amulet', nut)
  expect(table.news).toEqual(['anna repeat', 'anna shuffle', 'anna draw'])
  anna.holds(['Boat', 'Censer', 'Shabti', 'Urn'])
})
