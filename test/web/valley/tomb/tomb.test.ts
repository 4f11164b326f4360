// Tombs taken apart for the eye, and what a burial would bring.
import { describe, expect, test } from 'vitest'
import type { ValleyDeclarations } from '#shared/valley/declarations.ts'
import { groupsOf, setsOf } from '#shared/valley/set-groups.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { loadEditions } from '#web/lib/valley/card/loaded-titles.ts'
import { explanations } from '#web/lib/valley/decision/explanations.ts'
import { burialOf } from '#web/lib/valley/hand/card-uses.ts'
import { Viewpoint } from '#web/lib/valley/table/viewpoint.svelte.ts'
import { tombSpot } from '#web/lib/valley/motion/card-places.ts'
import { gainOf, othersSaid, owned, tombOf } from '#web/lib/valley/tomb/tomb.ts'
import { emptyPlayer, emptyTable } from '#test/shared/valley/wire-fixtures.ts'
import { viewOf } from '#test/shared/wire-records.ts'

await explanations.fetch()
await loadEditions(['base', 'last-rites'])

const groups = groupsOf(setsOf('base'), false)
const lying = (...titles: readonly string[]) => titles.map((card, k) => ({ id: `t${k}`, card }))
const tomb = lying('imseti-canopic-jar', 'imseti-canopic-jar', 'hopi-canopic-jar', 'urn', 'urn', 'boat')

describe('a tomb', () => {
  test('counts a title once and says how often it is there', () => {
    const jars = tombOf(tomb, groups).sets.find(set => set.id === 'canopic-jars')
    expect(jars).toMatchObject({
      size: 4,
      points: 4,
      have: [
        { card: 'imseti-canopic-jar', count: 2 },
        { card: 'hopi-canopic-jar', count: 1 },
      ],
    })
    expect(jars?.missing).toEqual(['qebehsenuef-canopic-jar', 'duamutef-canopic-jar'])
  })
  test('has starters and uniques beside its sets', () => {
    expect(tombOf(tomb, groups).otherPoints).toBe(6)
    expect(othersSaid(tombOf(tomb, groups))).toBe('Boat, 2\u00a0starters')
  })
  test('fills the pips of a card of its set', () => {
    expect(owned(tomb, 'duamutef-canopic-jar')).toBe(2)
    expect(owned(tomb, 'boat')).toBe(0)
  })
})

describe('a burial', () => {
  test('of another title of a set makes its square grow', () => {
    expect(gainOf(tomb, 'duamutef-canopic-jar', groups)).toMatchObject({ from: 2, to: 3, before: 4, after: 9 })
  })
  test('of a title that is there already brings nothing', () => {
    expect(gainOf(tomb, 'hopi-canopic-jar', groups)).toMatchObject({ from: 2, to: 2, before: 4, after: 4 })
  })
  test('of a title that is there already costs a point where one plays alone, until nothing is left', () => {
    expect(gainOf(lying('hopi-canopic-jar', 'imseti-canopic-jar'), 'hopi-canopic-jar', groups, true)).toMatchObject({
      from: 2,
      to: 2,
      before: 4,
      after: 3,
    })
    expect(gainOf(lying('hopi-canopic-jar', 'hopi-canopic-jar'), 'hopi-canopic-jar', groups, true)).toMatchObject({
      before: 0,
      after: 0,
    })
  })
  test('of a title that is there already is told as it counts: alone it costs a point only as long as the set has one', () => {
    const said = (options: object, ...titles: readonly string[]) => {
      const table = { ...emptyTable, players: [{ ...emptyPlayer(0), tomb: lying(...titles) }] }
      const view = { ...viewOf<ValleyTable, ValleyDeclarations>({ you: 0, options: { ...options } }), table }
      return burialOf(new Viewpoint(() => view), 'hopi-canopic-jar').what
    }
    const alone = { solitaire: 'starter' }
    expect(said(alone, 'hopi-canopic-jar')).toBe('Canopic Jars: duplicate, costs a point')
    expect(said(alone, 'hopi-canopic-jar', 'hopi-canopic-jar')).toBe('Canopic Jars: duplicate, scores nothing')
    expect(said({}, 'hopi-canopic-jar')).toBe('Canopic Jars: duplicate, scores nothing')
  })
  test('of a starter or a unique brings its points', () => {
    expect(gainOf(tomb, 'burial-mask', groups)).toMatchObject({ sets: [], before: 0, after: 6 })
  })
})

describe('half sets that score as one', () => {
  const joined = groupsOf(['books', 'priests', 'statues'], true)
  test('are one line of the tomb, as large as both', () => {
    expect(tombOf(lying('book-of-gates', 'statue-of-isis'), joined).sets.map(({ name, size }) => [name, size])).toEqual(
      [
        ['Books + Priests', 12],
        ['Statues', 7],
      ],
    )
  })
  test('keep their own pips on their cards', () => {
    const both = lying('book-of-gates', 'priest-of-horus', 'priest-of-anubis')
    expect(owned(both, 'book-of-the-dead')).toBe(1)
    expect(owned(both, 'priest-of-horus')).toBe(2)
    expect(gainOf(both, 'book-of-the-dead', joined).from).toBe(3)
  })
  test('lie together, where a card of either flies to', () => {
    expect(tombSpot(joined, 1, 'priest-of-horus')).toBe('tomb-1-books')
    expect(tombSpot(joined, 1, 'book-of-gates')).toBe('tomb-1-books')
    expect(tombSpot(joined, 1, 'statue-of-isis')).toBe('tomb-1-statues')
    expect(tombSpot(joined, 1, 'boat')).toBe('tomb-1-others')
  })
  test('grow by titles of either', () => {
    expect(gainOf(lying('book-of-gates'), 'book-of-the-dead', joined)).toMatchObject({
      from: 1,
      to: 2,
      size: 12,
      before: 1,
      after: 4,
    })
  })
})
