// Where the lines of a chart of points lie: pure functions.
import type { Moment } from './course.ts'

type Corner = readonly [x: number, y: number]

/** The room for the lines, in pixels. */
export interface Room {
  readonly width: number
  readonly height: number
}

/** The highest points of anybody at any moment; at least 1, so that a scale can be made of it. */
export const maxPoints = (moments: readonly Moment[]): number => Math.max(1, ...moments.flatMap(({ points }) => points))

/** A corner for every moment: from the left edge to the right, from the lower edge (no points) to the upper (the most). */
export function lineOf(moments: readonly Moment[], seat: number, { width, height }: Room): readonly Corner[] {
  const most = maxPoints(moments)
  const steps = Math.max(1, moments.length - 1)
  return moments.map(({ points }, at) => [(at / steps) * width, height * (1 - (points[seat] ?? 0) / most)])
}

/** A line as the path of a drawing. */
export const pathOf = (corners: readonly Corner[]): string =>
  corners.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/**
 * Moves labels apart, so that none is nearer to the next than `gap`, in their order and within the room where it is large enough.
 * @param heights where each would lie
 */
export function apart(heights: readonly number[], gap: number, room: number): readonly number[] {
  const order = heights
    .map((_, at) => at)
    .sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0) || one - other)
  const placed = [...heights]
  let lowest = -Infinity
  for (const at of order) lowest = placed[at] = Math.max(placed[at] ?? 0, lowest + gap)
  let highest = room
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, highest)
    highest = placed[at] - gap
  }
  return placed
}
