// Middle Sarcophagus: draws two cards and discards one.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Middle Sarcophagus')).toEqual({
    id: 'middle-sarcophagus',
    edition: 'base',
    kind: 'set',
    set: 'sarcophagi',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 3,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓁀',
    text: 'Draw 2 cards, then discard one.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

test('Draw 2 cards, then discard one', () => {
  const { anna } = scene({
    anna: { hand: ['Middle Sarcophagus', 'Urn'], deck: ['Boat', 'Censer', 'Chariot'], discard: ['Shabti'] },
  })
  anna.plays('Middle Sarcophagus')
  anna.holds(['Urn', 'Boat', 'Censer'])
  anna.isAsked('discard.hand', ['Boat', 'Censer', 'Urn'])
  anna.chooses('Boat')
  expect(anna.discard).toEqual(['Boat', 'Shabti'])
  anna.holds(['Urn', 'Censer'])
  anna.isFree()
})

test('If your deck runs out, shuffle your discard pile into a new deck and go on', () => {
  const { anna, table } = scene({
    anna: { hand: ['Middle Sarcophagus'], deck: ['Boat'], discard: ['Urn', 'Urn', 'Urn'] },
  })
  anna.plays('Middle Sarcophagus')
  anna.holds(['Boat', 'Urn'])
  expect(anna.deck).toEqual(['Urn', 'Urn'])
  expect(anna.discard).toEqual([])
  expect(table.news).toEqual(['anna play', 'anna reshuffle', 'anna draw'])
})

test('If nothing is left, draw fewer', () => {
  const { anna } = scene({ anna: { hand: ['Middle Sarcophagus'], deck: ['Boat'] } })
  anna.plays('Middle Sarcophagus')
  anna.isAsked('discard.hand', ['Boat'])
  anna.chooses('Boat')
  expect(anna.discard).toEqual(['Boat'])
  anna.holds([])
})

test('Illegal only when deck and discard pile are both empty', () => {
  scene({ anna: { hand: ['Middle Sarcophagus', 'Urn'] } }).anna.cannot('play Middle Sarcophagus')
  scene({ anna: { hand: ['Middle Sarcophagus'], discard: ['Urn'] } }).anna.can('play Middle Sarcophagus')
})

test('You discard one card of your whole hand, not necessarily one just drawn; the discarded card is public', () => {
  const { anna, ben } = scene({ anna: { hand: ['Middle Sarcophagus', 'Urn'], deck: ['Boat', 'Censer'] } })
  anna.plays('Middle Sarcophagus', 'Urn')
  anna.holds(['Boat', 'Censer'])
  expect(ben.reads('discard')).toMatchObject([{ from: 'hand', card: { card: 'urn' } }])
  expect(ben.reads('draw')).toEqual([{ count: 2 }])
  expect(ben.sees.players[0]?.discard.top).toMatchObject({ card: 'urn' })
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: ['Middle Sarcophagus', 'Tyet Amulet'], deck: ['Boat', 'Censer', 'Urn', 'Chariot'] },
  })
  anna.plays('Middle Sarcophagus', 'Boat')
  anna.plays('Tyet Amulet', 'Middle Sarcophagus')
  anna.isAsked('discard.hand', ['Censer', 'Chariot', 'Urn'])
  anna.chooses('Urn')
  expect(anna.discard).toEqual(['Urn', 'Boat'])
})
