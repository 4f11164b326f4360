// Inner Sarcophagus: entombs a hand card.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Inner Sarcophagus')).toEqual({
    id: 'inner-sarcophagus',
    edition: 'base',
    kind: 'set',
    set: 'sarcophagi',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 4,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓀿',
    text: 'Entomb a hand card.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

test('Entomb a hand card', () => {
  const { anna } = scene({ anna: { hand: ['Inner Sarcophagus', 'Urn', 'Boat'], tomb: ['Shabti'] } })
  anna.plays('Inner Sarcophagus')
  anna.isAsked('entomb.hand', ['Boat', 'Urn'])
  anna.chooses('Boat')
  expect(anna.tomb).toEqual(['Shabti', 'Boat'])
  anna.holds(['Urn'])
  anna.isFree()
})

test('The played card is in play and does not count as a hand card; with an empty hand the action is illegal', () => {
  scene({ anna: { hand: ['Inner Sarcophagus'] } }).anna.cannot('play Inner Sarcophagus')
  const { anna } = scene({ anna: { hand: ['Inner Sarcophagus', 'Inner Sarcophagus'] } })
  anna.plays('Inner Sarcophagus', 'Inner Sarcophagus')
  expect(anna.tomb).toEqual(['Inner Sarcophagus'])
  expect(anna.inPlay).toEqual(['Inner Sarcophagus'])
})

test('This does not use up your free entombing', () => {
  const before = scene({ anna: { hand: ['Inner Sarcophagus', 'Urn', 'Boat'] } })
  before.anna.plays('Inner Sarcophagus', 'Boat')
  before.anna.entombs('Urn')
  expect(before.anna.tomb).toEqual(['Boat', 'Urn'])

  const after = scene({ anna: { hand: ['Inner Sarcophagus', 'Urn', 'Boat'] } })
  after.anna.entombs('Urn')
  after.anna.plays('Inner Sarcophagus', 'Boat')
  expect(after.anna.tomb).toEqual(['Urn', 'Boat'])
  expect(after.anna.sees.players[0]?.entombedThisTurn).toBe(2)
})

test('The entombed card is public', () => {
  const { anna, ben } = scene({ anna: { hand: ['Inner Sarcophagus', 'Boat'] } })
  const was = anna.idOf('Boat')
  anna.plays('Inner Sarcophagus', 'Boat')
  const card = { id: ben.sees.players[0]?.tomb[0]?.id, card: 'boat' }
  expect(ben.sees.players[0]?.tomb).toEqual([card])
  expect(ben.reads('entomb')).toEqual([{ from: 'hand', by: 'inner-sarcophagus', card }])
  expect(anna.reads('entomb')).toEqual([{ from: 'hand', by: 'inner-sarcophagus', card, was }])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: ['Inner Sarcophagus', 'Tyet Amulet', 'Urn', 'Boat', 'Censer'] } })
  anna.plays('Inner Sarcophagus', 'Boat')
  anna.plays('Tyet Amulet', 'Inner Sarcophagus')
  anna.isAsked('entomb.hand', ['Censer', 'Urn'])
  anna.chooses('Censer')
  expect(anna.tomb).toEqual(['Boat', 'Censer'])
})
