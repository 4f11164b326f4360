// Statue of Osiris: entombs one or two hand cards.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Statue of Osiris')).toEqual({
    id: 'statue-of-osiris',
    edition: 'base',
    kind: 'set',
    set: 'statues',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 6,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓋚',
    text: 'Entomb 1 or 2 hand cards.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const statue = 'Statue of Osiris'

test('Entomb 1 or 2 hand cards', () => {
  const { anna } = scene({ anna: { hand: [statue, 'Boat', 'Censer', 'Urn'] } })
  anna.plays(statue)
  anna.isAsked('entomb-some.hand', ['Boat', 'Censer', 'Urn'])
  expect(anna.question).toMatchObject({ min: 1, max: 2, ordered: false })
  anna.chooses('Censer', 'Boat')
  expect(anna.tomb).toEqual(['Censer', 'Boat'])
  anna.holds(['Urn'])
  anna.isFree()
})

test('The second card is optional, the first is not', () => {
  const { anna, table } = scene({ anna: { hand: [statue, 'Boat', 'Censer', 'Urn'] } })
  anna.plays(statue)
  expect(table.attempt(0, [])).toMatchObject({ code: 'illegal-pick' })
  expect(
    table.attempt(
      0,
      ['Boat', 'Censer', 'Urn'].map(name => anna.idOf(name)),
    ),
  ).toMatchObject({ code: 'illegal-pick' })
  anna.chooses('Boat')
  expect(anna.tomb).toEqual(['Boat'])
  anna.isFree()
})

test('The played card is in play and does not count as a hand card; with an empty hand the action is illegal', () => {
  scene({ anna: { hand: [statue] } }).anna.cannot(`play ${statue}`)
  const { anna } = scene({ anna: { hand: [statue, 'Urn'] } })
  anna.plays(statue)
  expect(anna.question).toMatchObject({ min: 1, max: 1 })
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, ben } = scene({ anna: { hand: [statue, 'Boat', 'Censer', 'Urn'] } })
  const was = anna.idOf('Boat')
  anna.plays(statue)
  anna.chooses('Boat', 'Censer')
  expect(ben.reads('entomb')).toMatchObject([
    { from: 'hand', card: { card: 'boat' } },
    { from: 'hand', card: { card: 'censer' } },
  ])
  expect(anna.reads('entomb')[0]).toMatchObject({ by: 'statue-of-osiris', was })
  anna.entombs('Urn')
  expect(ben.sees.players[0]?.tomb).toMatchObject([{ card: 'boat' }, { card: 'censer' }, { card: 'urn' }])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [statue, 'Tyet Amulet', 'Boat', 'Censer', 'Urn'] } })
  anna.plays(statue, 'Boat')
  anna.plays('Tyet Amulet', statue)
  anna.chooses('Urn', 'Censer')
  expect(anna.tomb).toEqual(['Boat', 'Urn', 'Censer'])
})
