// Box of Food: draws a card.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Box of Food')).toEqual({
    id: 'box-of-food',
    edition: 'base',
    kind: 'starter',
    set: null,
    level: 1,
    copies: 2,
    gold: 1,
    cost: 0,
    vp: 1,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓊬',
    text: 'Draw a card.',
    reaction: null,
    when: null,
    sources: { vp: 'public', level: 'rulebook' },
  })
})

test('Draw a card', () => {
  const { anna } = scene({ anna: { hand: ['Box of Food'], deck: ['Boat', 'Censer'] } })
  anna.plays('Box of Food')
  anna.holds(['Boat'])
  expect(anna.deck).toEqual(['Censer'])
  anna.isFree()
})

test('If your deck runs out, shuffle your discard pile into a new deck and go on', () => {
  const { anna, table } = scene({ anna: { hand: ['Box of Food'], discard: ['Boat', 'Censer'] } })
  anna.plays('Box of Food')
  expect(table.news).toEqual(['anna play', 'anna reshuffle', 'anna draw'])
  expect([...anna.hand, ...anna.deck].sort()).toEqual(['Boat', 'Censer'])
  expect(anna.hand).toHaveLength(1)
  expect(anna.discard).toEqual([])
})

test('Illegal only when deck and discard pile are both empty', () => {
  scene({ anna: { hand: ['Box of Food'] } }).anna.cannot('play Box of Food')
  scene({ anna: { hand: ['Box of Food'], deck: ['Boat'] } }).anna.can('play Box of Food')
  scene({ anna: { hand: ['Box of Food'], discard: ['Boat'] } }).anna.can('play Box of Food')
})

test('Cards you draw stay secret', () => {
  const { anna, ben, table } = scene({ anna: { hand: ['Box of Food'], deck: ['Boat'] } })
  anna.plays('Box of Food')
  expect(anna.reads('draw')).toEqual([{ count: 1, cards: [{ id: anna.idOf('Boat'), card: 'boat' }] }])
  expect(ben.reads('draw')).toEqual([{ count: 1 }])
  expect(ben.sees.players[0]).toMatchObject({ hand: 1, deck: 0 })
  expect(JSON.stringify([table.shownTo(null), ben.sees])).not.toContain('boat')
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: ['Box of Food', 'Tyet Amulet'], deck: ['Boat', 'Censer'] } })
  anna.plays('Box of Food')
  anna.plays('Tyet Amulet', 'Box of Food')
  anna.holds(['Boat', 'Censer'])
})
