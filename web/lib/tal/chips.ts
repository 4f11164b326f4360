// Chips at the edge of a part of the valley: what can be reached and is not seen lies in their direction.
import type { Point } from '#shared/tal/board.ts'
import type { Camera } from './camera.ts'

/** Something outside the picture: its chip in pixels, with the way it lies in degrees. */
export interface Chip {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** How large a chip is, how far from others, and the corner that the small map takes. */
export const chip = { width: 84, height: 44, gap: 5 } as const
const corner = { width: 100, height: 92 }

/** Whether a point is seen well enough to be touched there, in a picture of this size. */
const isInside = ({ x, y }: Point, wide: number, high: number) => x > 20 && x < wide - 50 && y > 34 && y < high - 6

/** How much farther a chip goes, in pixels, so as not to cover a figure or a space. */
const detour = 70

/**
 * The chips at the edge of a picture of this size, as near as can be to where their places lie, none over another or over
 * the small map. For what there is no room there is none: the picture can be moved.
 * @param kept what is better not covered
 */
export function chipsFor([left, top, width]: Camera, spots: ReadonlyMap<string, Point>, wide: number, high: number, kept: readonly Point[] = []): readonly Chip[] {
  const scale = wide / width
  const onScreen = kept.map(({ x, y }) => ({ x: (x - left) * scale, y: (y - top) * scale })).filter(({ x, y }) => x > 0 && y > 0 && x < wide && y < high)
  const coveredBy = ({ x, y }: Point) => onScreen.filter(each => each.x > x - 6 && each.x < x + chip.width + 6 && each.y > y - 6 && each.y < y + chip.height + 6).length
  const right = wide - chip.width - chip.gap, low = high - chip.height - chip.gap
  const along = (most: number) => Array.from({ length: Math.max(0, Math.floor((most - chip.gap) / 4)) + 1 }, (_, k) => chip.gap + k * 4)
  const rim = [...along(low).flatMap(y => [{ x: chip.gap, y }, { x: right, y }]), ...along(right).flatMap(x => [{ x, y: chip.gap }, { x, y: low }])]
    .filter(({ x, y }) => !(x > wide - corner.width - chip.width && y < corner.height))
    .map(at => ({ ...at, covers: coveredBy(at) }))
  const placed: Chip[] = []
  for (const [name, spot] of spots) {
    const at = { x: (spot.x - left) * scale, y: (spot.y - top) * scale }
    if (isInside(at, wide, high)) continue
    const dx = at.x - wide / 2, dy = at.y - high / 2
    const part = Math.min(.5 / Math.max(.001, Math.abs(dx / wide)), .5 / Math.max(.001, Math.abs(dy / high)), 1)
    const far = ({ x, y, covers }: (typeof rim)[number]) => Math.hypot(x + chip.width / 2 - wide / 2 - dx * part, y + chip.height / 2 - high / 2 - dy * part) + covers * detour
    const free = rim.filter(({ x, y }) => placed.every(other => Math.abs(other.x - x) >= chip.width + chip.gap || Math.abs(other.y - y) >= chip.height + chip.gap))
    const [first, ...others] = free
    if (!first) continue
    const { x, y } = others.reduce((best, spot) => far(spot) < far(best) ? spot : best, first)
    placed.push({ name, x, y, turn: Math.round(Math.atan2(dy, dx) * 4 / Math.PI) * 45 })
  }
  return placed
}
