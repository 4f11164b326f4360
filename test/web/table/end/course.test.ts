// How the lead went: who was ahead when, and from when on for good.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  byRound,
  halfway,
  inOrder,
  leadChanges,
  leaders,
  reachedAt,
  stretchesOf,
  turningPoint,
  type Moment,
} from '#web/lib/table/end/course.ts'

/** Moments of a game, one a round, each as the points of all seats. */
const game = (...points: readonly (readonly number[])[]): readonly Moment[] =>
  points.map((each, at) => ({ round: at + 1, points: each }))

test('the turning point is the moment from which on the winner had more than anybody else, to the end', () => {
  const moments = game([0, 0], [4, 0], [4, 5], [9, 5], [9, 9], [16, 9], [25, 16])
  expect(turningPoint(moments, [0])).toEqual({ kind: 'turn', winner: 0, at: 5, round: 6, last: false, before: [0, 1] })
})

test('it names who led just before', () => {
  expect(turningPoint(game([0, 0, 0], [4, 1, 0], [4, 9, 1], [16, 9, 1], [16, 9, 4]), [0])).toMatchObject({
    at: 3,
    before: [1],
    last: false,
  })
})

test('a winner who only came ahead at the very end turned the game there', () => {
  expect(turningPoint(game([0, 0], [1, 4], [9, 4]), [0])).toMatchObject({ kind: 'turn', round: 3, last: true })
})

test('a winner whom nobody ever overtook or caught up with had no turning point', () => {
  expect(turningPoint(game([0, 0], [0, 0], [1, 0], [4, 1], [9, 4]), [0])).toEqual({ kind: 'always', winner: 0 })
})

test('as many points at the end, or a shared victory, were not decided by a lead', () => {
  expect(turningPoint(game([0, 0], [4, 4]), [1])).toEqual({ kind: 'level' })
  expect(turningPoint(game([0, 0], [4, 4]), [0, 1])).toEqual({ kind: 'level' })
})

test('alone nobody leads', () => {
  expect(turningPoint(game([0], [9]), [0])).toBeNull()
})

const courses = fc
  .integer({ min: 2, max: 6 })
  .chain(seats =>
    fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: seats, maxLength: seats }), { minLength: 1 }),
  )
  .map(points => game(...points))

test('from the turning point on the winner leads alone, and just before did not', () => {
  fc.assert(
    fc.property(courses, moments => {
      const last = moments.at(-1)
      const [winner, ...more] = last ? leaders(last) : []
      if (winner === undefined) throw new Error('a game without players')
      const turn = turningPoint(moments, [winner])
      expect(turn?.kind === 'level').toBe(more.length > 0)
      if (turn?.kind !== 'turn') return
      for (const moment of moments.slice(turn.at)) expect(leaders(moment)).toEqual([winner])
      expect(turn.before).not.toEqual([winner])
      expect(turn.last).toBe(turn.at === moments.length - 1)
    }),
  )
})

test('the lead changes hands where somebody else comes to lead alone; being level between does not count', () => {
  expect(leadChanges(game([0, 0], [4, 0], [4, 4], [9, 4], [9, 16], [25, 16]))).toBe(2)
  expect(leadChanges(game([0, 0], [0, 0]))).toBe(0)
})

test('a round ends with its last moment', () => {
  const moments = [
    { round: 1, points: [0, 0] },
    { round: 1, points: [1, 0] },
    { round: 2, points: [1, 4] },
  ]
  expect(byRound(moments)).toEqual(moments.slice(1))
})

test('half of the points were there at the first moment with at least half of those at the end', () => {
  expect(halfway(game([0], [4], [5], [9]), 0)?.round).toBe(3)
  expect(halfway(game([0], [0]), 0)).toBeNull()
})

test('seats stand in the order in which they lead, and the unopened ones last', () => {
  expect(inOrder([4, null, 9, 4])).toEqual([2, 0, 3, 1])
})

test('a course is drawn whole, and rounds in which nothing happens take less of its time than those in which the lead changes', () => {
  fc.assert(
    fc.property(courses, moments => {
      const stretches = stretchesOf(moments)
      const seen = Array.from({ length: 101 }, (_, at) => reachedAt(stretches, at / 100).at)
      expect(seen).toEqual([...seen].sort((one, other) => one - other))
      expect(reachedAt(stretches, 1)).toEqual({ at: moments.length - 1, round: moments.at(-1) })
    }),
  )
  const [idle, any, change] = stretchesOf(game([0, 0], [4, 0], [4, 9])).map(({ stay }) => stay)
  expect(idle).toBeLessThan(any ?? 0)
  expect(any).toBeLessThan(change ?? 0)
})
