// Which part of the valley is shown on a small screen: where the question is, or where something happens; and how the viewer
// moves and zooms it.
import { ours, type Point } from '#shared/tal/board.ts'
import type { PlaceName } from '#shared/tal/table.ts'
import { numberSpot, siteOf, spotOf } from '../board/board-geometry.ts'
import { prospectOf } from '../building/prospect.ts'
import { happening } from './points-of-interest.ts'
import type { Intent } from '../table/intent.svelte.ts'
import { outrunAt } from '../marches/revealed-marches.ts'
import type { Motion } from '../marches/motion.svelte.ts'
import { standsAt } from '../marches/written-march.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

export type Camera = readonly [x: number, y: number, width: number, height: number]

/** The whole land, with the cliff at its foot. */
export const whole: Camera = [-24, -14, 1048, 914]
/** The land itself: where only a part is seen, there is no need of sky. */
const land: Camera = [-8, -8, 1016, 890]
/** How wide a part is, at least: smaller and one is lost. Where nothing is touched more is seen. */
const least = 300
const watched = 420
const margin = 62
/** What is so near to a figure is seen with it. */
const close = 120
/** As wide as a part can be in which figures are large enough for a finger. */
const most = 350
/** From this width on all is too small for a finger: a tap only comes nearer. */
export const tooWide = 640

/** A part around some points. */
function around(points: readonly Point[], wide = least): Camera {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const left = Math.min(...xs) - margin
  const right = Math.max(...xs) + margin
  const top = Math.min(...ys) - margin
  const bottom = Math.max(...ys) + margin
  const width = Math.max(wide, right - left)
  const height = Math.max(least, bottom - top)
  return [(left + right - width) / 2, (top + bottom - height) / 2, width, height]
}

/** The first of these points, with as many others as a part of this width holds, the nearest first. */
export function together(points: readonly Point[], wide = most): readonly Point[] {
  const [first, ...others] = points
  if (!first) return []
  const byDistance = others.toSorted(
    (one, other) => Math.hypot(one.x - first.x, one.y - first.y) - Math.hypot(other.x - first.x, other.y - first.y),
  )
  return byDistance.reduce<readonly Point[]>(
    (held, point) => {
      const more = [...held, point]
      const [, , width, height] = around(more)
      return Math.max(width, height) <= wide ? more : held
    },
    [first],
  )
}

/** The part where an area lies, with what can be reached there. */
export const areaPart = (area: PlaceName, costs: ReadonlyMap<PlaceName, number>): Camera =>
  around(
    together([
      numberSpot(Number(area)),
      ...[...costs.keys()]
        .filter(place => place.includes('/') && String(siteOf(Number.parseInt(place)).area) === area)
        .map(spotOf),
    ]),
  )

/** Whether a build space that can be reached is well seen in a part. */
export const shows = ([x, y, width, height]: Camera, costs: ReadonlyMap<PlaceName, number>): boolean =>
  [...costs.keys()]
    .filter(place => place.includes('/'))
    .map(spotOf)
    .some(spot => spot.x > x + 20 && spot.y > y + 20 && spot.x < x + width - 20 && spot.y < y + height - 20)

/** The part that the question, or what is in hand, is about; where nothing is asked, that in which something happens. */
export function cameraFor(viewpoint: Viewpoint, intent: Intent, moving: Motion): Camera {
  const { figure, target, costs, looked, site } = intent
  if (looked === 'whole') return whole
  if (looked !== null) return around([siteOf(looked), ...(figure === null || target === null ? [] : [spotOf(target)])])
  if (moving.now)
    return around([...moving.now.places, ...(moving.now.taken === undefined ? [] : [moving.now.taken])].map(spotOf))
  if (moving.opened && viewpoint.siteAsked === null) {
    const place = outrunAt(viewpoint)?.place
    return place === undefined ? whole : around([siteOf(Number.parseInt(place))], watched)
  }
  if (figure !== null) {
    const stands = spotOf(standsAt(viewpoint, figure))
    if (target !== null) return around([stands, spotOf(target)])
    // What is near is seen, the figure in the middle of it; what is farther is a chip away. Where nothing is to be gained
    // so near, that is seen to which the fewest steps lead.
    const from = (place: PlaceName) => Math.hypot(spotOf(place).x - stands.x, spotOf(place).y - stands.y)
    const gains = (place: PlaceName) => {
      const gain = prospectOf(viewpoint, figure, place)?.gain ?? null
      return gain !== null && gain !== 'ahead'
    }
    const near = [...costs].filter(([place, cost]) => cost <= 2 && from(place) < close).map(([place]) => place)
    const farther = near.some(gains) ? [] : [...costs].filter(([place]) => from(place) < most && gains(place))
    const fewest = Math.min(...farther.map(([, cost]) => cost))
    const nearest = farther.filter(([, cost]) => cost === fewest).map(([place]) => spotOf(place))
    const [, ...gained] = together([stands, ...nearest])
    const mirrored = near.map(spotOf).map(({ x, y }) => ({ x: 2 * stands.x - x, y: 2 * stands.y - y }))
    return around(gained.length > 0 ? [stands, ...gained] : [stands, ...near.map(spotOf), ...mirrored])
  }
  if (site !== null) return around([siteOf(site)])
  if (intent.ways.size > 0)
    return around(together([...intent.ways.keys()].map(piece => spotOf(standsAt(viewpoint, piece)))))
  const there = happening(viewpoint).map(spotOf)
  return around(there.length > 0 ? together(there, watched) : [ours.plane.pharaoh], watched)
}

/** A picture of this width shows what a phone does in fingers' size; a larger one shows more around it, in sizes between. */
const phone = 390
const largest = 1.5

/** As much more around a part as a picture of this width can show, without making anything too small for a finger. */
export function roomier([x, y, width, height]: Camera, picture: number): Camera {
  const wished = Math.max(1, Math.min(largest, picture / phone))
  const by = Math.max(1, Math.min(wished, (tooWide - margin) / Math.max(width, height)))
  return [x - (width * (by - 1)) / 2, y - (height * (by - 1)) / 2, width * by, height * by]
}

/** What is really seen in a frame of this shape: not less than the part, and no more sky and cliff than must be. */
export function framed([x, y, width, height]: Camera, shape: number): Camera {
  const wide = Math.max(width, height * shape)
  const high = wide / shape
  const left = x + (width - wide) / 2
  const top = y + (height - high) / 2
  const bound = (from: number, length: number, at: 0 | 1, size: 2 | 3) =>
    length >= land[size]
      ? whole[at] + (whole[size] - length) / 2
      : Math.max(land[at], Math.min(land[at] + land[size] - length, from))
  return [bound(left, wide, 0, 2), bound(top, high, 1, 3), wide, high]
}

/** A part moved by so much of the land. */
export const moved = ([x, y, width, height]: Camera, by: Point): Camera =>
  framed([x + by.x, y + by.y, width, height], width / height)

/** A part so many times as wide, with a point of the land where it was; neither wider than the land nor too near. */
export function scaled([x, y, width, height]: Camera, times: number, { x: px, y: py }: Point): Camera {
  const shape = width / height
  const widest = Math.max(whole[2], whole[3] * shape)
  const by = Math.max(least * 0.7, Math.min(widest, width * times)) / width
  return framed([px - (px - x) * by, py - (py - y) * by, width * by, height * by], shape)
}

/** Whether all of a part is seen in another. */
export const holds = ([x, y, width, height]: Camera, [left, top, wide, high]: Camera): boolean =>
  left >= x - 1 && top >= y - 1 && left + wide <= x + width + 1 && top + high <= y + height + 1
