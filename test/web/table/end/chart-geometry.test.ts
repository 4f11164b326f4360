// Where the lines and the labels of the chart of points lie.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apart, lineOf, pathOf } from '#web/lib/table/end/chart-geometry.ts'

test('a line runs from the lower left corner to its points at the right edge', () => {
  const moments = [
    { round: 1, points: [0, 0] },
    { round: 2, points: [5, 10] },
  ]
  expect(pathOf(lineOf(moments, 0, { width: 100, height: 40 }))).toBe('M0.0 40.0L100.0 20.0')
  expect(pathOf(lineOf(moments, 1, { width: 100, height: 40 }))).toBe('M0.0 40.0L100.0 0.0')
})

test('labels keep their order and their distance, within the room where it is large enough', () => {
  const heights = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(heights, wished => {
      const placed = apart(wished, 26, 200)
      const order = wished
        .map((_, at) => at)
        .sort((one, other) => (wished[one] ?? 0) - (wished[other] ?? 0) || one - other)
      const sorted = order.map(at => placed[at] ?? 0)
      for (const [at, height] of sorted.entries())
        if (at > 0) expect(height - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(26)
      expect(sorted[0]).toBeGreaterThanOrEqual(0)
      expect(sorted.at(-1)).toBeLessThanOrEqual(200)
    }),
  )
})
