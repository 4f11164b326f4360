// Which part of the valley is seen where there is no room for all of it: where the question is.
import { ours, type Point } from '#shared/tal/board.ts'
import type { PlaceName } from '#shared/tal/table.ts'
import { numberSpot, siteOf, spotOf } from './board/ground.ts'
import type { Intent } from './intent.svelte.ts'
import type { Viewpoint } from './viewpoint.svelte.ts'

export type Camera = readonly [x: number, y: number, width: number, height: number]

/** The whole land, with the cliff at its foot. */
export const whole: Camera = [-24, -14, 1048, 914]
/** How wide a part is, at least: smaller and one is lost. */
const least = 300, margin = 62
/** What is so near to a figure is seen with it. */
const close = 120

/** A part around some points. */
function around(points: readonly Point[]): Camera {
  const xs = points.map(({ x }) => x), ys = points.map(({ y }) => y)
  const left = Math.min(...xs) - margin, right = Math.max(...xs) + margin, top = Math.min(...ys) - margin, bottom = Math.max(...ys) + margin
  const width = Math.max(least, right - left), height = Math.max(least, bottom - top)
  return [(left + right - width) / 2, (top + bottom - height) / 2, width, height]
}

/** Where a figure stands: while a march is written, where it would stand by then. */
export const standsAt = (seen: Viewpoint, piece: string): PlaceName =>
  (seen.decision?.key === 'march' ? seen.table.mine?.march.findLast(step => step.piece === piece)?.to : undefined) ?? seen.pieceOf(piece)?.at ?? ''

/** The part that the question, or what is in hand, is about; the whole land where it is about none. */
export function cameraFor(seen: Viewpoint, mind: Intent): Camera {
  const { figure, target, costs, looked, site } = mind
  if (looked === 'whole') return whole
  if (looked !== null) return around([siteOf(looked), ...figure === null || target === null ? [] : [spotOf(target)]])
  if (figure !== null) {
    const stands = spotOf(standsAt(seen, figure))
    if (target !== null) return around([stands, spotOf(target)])
    // What is near is seen, the figure in the middle of it; what is farther is a chip away.
    const near = [...costs].filter(([, cost]) => cost <= 2).map(([place]) => spotOf(place)).filter(({ x, y }) => Math.hypot(x - stands.x, y - stands.y) < close)
    return around([stands, ...near, ...near.map(({ x, y }) => ({ x: 2 * stands.x - x, y: 2 * stands.y - y }))])
  }
  if (site !== null) return around([siteOf(site)])
  return seen.decision === null || mind.ways.size > 1 ? whole : around([ours.plane.pharaoh])
}

/** What is really seen in a frame of this shape: not less than the part, and no more sky and cliff than must be. */
export function framed([x, y, width, height]: Camera, shape: number): Camera {
  const wide = Math.max(width, height * shape), high = wide / shape
  const left = x + (width - wide) / 2, top = y + (height - high) / 2
  const bound = (from: number, length: number, least: number, most: number) => length >= most - least ? least + (most - least - length) / 2 : Math.max(least, Math.min(most - length, from))
  return [bound(left, wide, whole[0], whole[0] + whole[2]), bound(top, high, whole[1], whole[1] + whole[3]), wide, high]
}

/** An open area whose number lies outside the picture: a chip at the edge, in pixels, with the way it lies in degrees. */
export interface Beyond {
  readonly area: PlaceName
  readonly cost: number
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** How large a chip is, and the corner that the small map takes. */
const chip = { width: 88, height: 44, gap: 5 }, corner = { width: 100, height: 92 }

/** The chips at the edge of a picture of this size, where their areas lie, and none over another or over the small map. */
export function beyond([left, top, width, height]: Camera, costs: ReadonlyMap<PlaceName, number>, wide: number, high: number): readonly Beyond[] {
  const scale = wide / width
  const placed: Beyond[] = []
  for (const [area, cost] of costs) {
    if (area.includes('/')) continue
    const spot = numberSpot(Number(area))
    const at = { x: (spot.x - left) * scale, y: (spot.y - top) * scale }
    if (at.x > 20 && at.x < wide - 50 && at.y > 34 && at.y < high - 6) continue
    const dx = spot.x - left - width / 2, dy = spot.y - top - height / 2
    const part = Math.min(.5 / Math.max(.001, Math.abs(dx / width)), .5 / Math.max(.001, Math.abs(dy / height)), 1)
    const inside = (n: number, most: number) => Math.max(chip.gap, Math.min(most - chip.gap, n))
    const wanted = { x: inside((.5 + dx / width * part) * wide - chip.width / 2, wide - chip.width), y: inside((.5 + dy / height * part) * high - chip.height / 2, high - chip.height) }
    const isFree = ({ x, y }: Point) => y >= chip.gap && y <= high - chip.height - chip.gap && x >= chip.gap && x <= wide - chip.width - chip.gap
      && !(x > wide - corner.width - chip.width && y < corner.height)
      && placed.every(other => Math.abs(other.x - x) >= chip.width + chip.gap || Math.abs(other.y - y) >= chip.height + chip.gap)
    // As near as can be to where it would lie, rather up or down than into the picture.
    const { x, y } = [0, -1, 1].flatMap(column => Array.from({ length: Math.ceil(high / 2) }, (_, k) =>
      ({ x: wanted.x + column * (chip.width + chip.gap), y: wanted.y + (k % 2 === 0 ? 1 : -1) * Math.ceil(k / 2) * 4 }))).find(isFree) ?? wanted
    placed.push({ area, cost, x, y, turn: Math.round(Math.atan2(dy, dx) * 4 / Math.PI) * 45 })
  }
  return placed
}
