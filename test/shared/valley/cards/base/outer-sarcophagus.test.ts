// Outer Sarcophagus: entombs a hand card and, with another sarcophagus in the tomb, draws two.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Outer Sarcophagus')).toEqual({
    id: 'outer-sarcophagus',
    edition: 'base',
    kind: 'set',
    set: 'sarcophagi',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 5,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓊭',
    text: 'Entomb a hand card. If a different Sarcophagus lies in your tomb, draw 2 cards.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

test('Entomb a hand card. If a different Sarcophagus lies in your tomb, draw 2 cards', () => {
  const { anna } = scene({
    anna: {
      hand: ['Outer Sarcophagus', 'Urn', 'Boat'],
      deck: ['Censer', 'Chariot', 'Shabti'],
      tomb: ['Inner Sarcophagus'],
    },
  })
  anna.plays('Outer Sarcophagus')
  anna.isAsked('entomb.hand', ['Boat', 'Urn'])
  anna.chooses('Urn')
  expect(anna.tomb).toEqual(['Inner Sarcophagus', 'Urn'])
  anna.holds(['Boat', 'Censer', 'Chariot'])
  anna.isFree()
})

test('The played card is in play and does not count as a hand card; with an empty hand the action is illegal', () => {
  scene({ anna: { hand: ['Outer Sarcophagus'], deck: ['Urn'], tomb: ['Inner Sarcophagus'] } }).anna.cannot(
    'play Outer Sarcophagus',
  )
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, ben } = scene({ anna: { hand: ['Outer Sarcophagus', 'Urn', 'Boat'] } })
  anna.plays('Outer Sarcophagus', 'Boat')
  expect(ben.reads('entomb')).toMatchObject([{ from: 'hand', by: 'outer-sarcophagus', card: { card: 'boat' } }])
  anna.entombs('Urn')
  expect(anna.tomb).toEqual(['Boat', 'Urn'])
})

test('Different means Inner or Middle Sarcophagus; one entombed by this very action counts', () => {
  for (const other of ['Inner Sarcophagus', 'Middle Sarcophagus']) {
    const { anna } = scene({ anna: { hand: ['Outer Sarcophagus', other], deck: ['Boat', 'Censer'] } })
    anna.plays('Outer Sarcophagus', other)
    anna.holds(['Boat', 'Censer'])
  }
})

test('Another Outer Sarcophagus does not count', () => {
  const { anna } = scene({
    anna: { hand: ['Outer Sarcophagus', 'Urn'], deck: ['Boat', 'Censer'], tomb: ['Outer Sarcophagus'] },
  })
  anna.plays('Outer Sarcophagus', 'Urn')
  anna.holds([])
})

test('Without such a card the second sentence is skipped', () => {
  const { anna, table } = scene({
    anna: { hand: ['Outer Sarcophagus', 'Urn'], deck: ['Boat', 'Censer'], tomb: ['Shabti'] },
  })
  anna.plays('Outer Sarcophagus', 'Urn')
  anna.holds([])
  expect(table.executed).toEqual(['Outer Sarcophagus'])
})

test('If the condition holds but no card can be drawn, the action is still legal', () => {
  const { anna, table } = scene({ anna: { hand: ['Outer Sarcophagus', 'Urn'], tomb: ['Inner Sarcophagus'] } })
  anna.plays('Outer Sarcophagus', 'Urn')
  expect(anna.tomb).toEqual(['Inner Sarcophagus', 'Urn'])
  expect(table.executed).toEqual(['Outer Sarcophagus'])
})

test('If your deck runs out, shuffle your discard pile into a new deck and go on', () => {
  const { anna } = scene({
    anna: {
      hand: ['Outer Sarcophagus', 'Urn'],
      deck: ['Boat'],
      discard: ['Shabti', 'Shabti'],
      tomb: ['Inner Sarcophagus'],
    },
  })
  anna.plays('Outer Sarcophagus', 'Urn')
  anna.holds(['Boat', 'Shabti'])
  expect(anna.deck).toEqual(['Shabti'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: {
      hand: ['Outer Sarcophagus', 'Tyet Amulet', 'Inner Sarcophagus', 'Urn'],
      deck: ['Boat', 'Censer', 'Chariot'],
    },
  })
  anna.plays('Outer Sarcophagus', 'Urn')
  anna.holds(['Tyet Amulet', 'Inner Sarcophagus'], 'no other sarcophagus in the tomb')
  anna.plays('Tyet Amulet', 'Outer Sarcophagus')
  anna.isAsked('entomb.hand', ['Inner Sarcophagus'])
  anna.chooses('Inner Sarcophagus')
  anna.holds(['Boat', 'Censer'])
})
