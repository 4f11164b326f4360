// The show at the end of a game as a function of time.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameAt, partOf, soMany, timeFor } from '#web/lib/table/end/show-timeline.ts'

const pages = [
  { title: 'one', time: 1_000 },
  { title: 'two', time: 500 },
]

test('pages follow one another, each moving first and then still, and then the show is over', () => {
  expect(frameAt(pages, 0)).toEqual({ page: 0, progress: 0 })
  expect(frameAt(pages, 360)?.progress).toBeCloseTo(0.5)
  expect(frameAt(pages, 999)).toEqual({ page: 0, progress: 1 })
  expect(frameAt(pages, 1_000)).toEqual({ page: 1, progress: 0 })
  expect(frameAt(pages, 1_500)).toBeNull()
})

test('a show never goes back', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2_000), { minLength: 2 }), times => {
      const frames = [...times].sort((one, other) => one - other).map(time => frameAt(pages, time))
      const places = frames.map(frame => (frame ? frame.page + frame.progress / 2 : Infinity))
      expect(places).toEqual([...places].sort((one, other) => one - other))
    }),
  )
})

test('things that follow one another begin when the one before is done, and all are done at the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 14 }), fc.double({ min: 0, max: 1, noNaN: true }), (count, progress) => {
      const parts = Array.from({ length: count }, (_, at) => partOf(progress, at, count))
      for (const [at, part] of parts.entries()) if (part > 0 && at > 0) expect(parts[at - 1]).toBe(1)
      expect(Array.from({ length: count }, (_, at) => partOf(1, at, count))).toEqual(parts.map(() => 1))
    }),
  )
})

test('of a number nothing is missing at the end', () => {
  for (let count = 0; count < 300; count++) expect([soMany(count, 0), soMany(count, 1)]).toEqual([0, count])
})

test('many pages are shorter, so that all together take no longer', () => {
  expect(timeFor(2, 2_000, 9_000)).toBe(2_000)
  expect(timeFor(6, 2_000, 9_000)).toBe(1_500)
})
