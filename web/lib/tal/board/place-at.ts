// The place that a point of the board belongs to: a build space of a ring, else the ground of an area. Pure geometry.
import { ours, type Point } from '#shared/tal/board.ts'
import type { PlaceName } from '#shared/tal/table.ts'
import { lettersOf, rings, touched, type Site } from './board-geometry.ts'

/** The place under a point; null in a pit, on the Pharaoh's pyramid and beside the land. */
export function placeAt(point: Point): PlaceName | null {
  const beyond = (site: Site) => distance(site, point) - rings[site.size].outer
  const site = ours.sites.reduce((nearest, each) => (beyond(each) < beyond(nearest) ? each : nearest))
  if (beyond(site) < touched.beyond)
    return distance(site, point) < touched.from ? null : `${site.site}/${letterAt(site, point)}`
  return distance(ours.plane.pharaoh, point) < rings.pharaoh.outer ? null : areaAt(point)
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** The build space in whose direction a point lies: the first one begins at the top. */
function letterAt(site: Site, { x, y }: Point): string {
  const letters = lettersOf(site)
  const turn = (Math.atan2(y - site.y, x - site.x) / (2 * Math.PI) + 1.25) % 1
  return letters[Math.floor(turn * letters.length)] ?? 'A'
}

/** The three outer areas, corner by corner: the strip beside the middle, and the tip. */
const outer = [
  ['17', '18'],
  ['19', '20'],
  ['21', '22'],
] as const

/** The area on whose ground a point lies; null beside the land. */
function areaAt({ x, y }: Point): PlaceName | null {
  const [top, right, left] = ours.plane.corners
  if (!top || !right || !left) return null
  // How near the point is to each corner: 1 there, 0 on the side opposite to it.
  const high = (left.y - y) / (left.y - top.y)
  const toRight = (x - left.x - high * (top.x - left.x)) / (right.x - left.x)
  const nearness = [high, toRight, 1 - high - toRight]
  if (nearness.some(near => near < 0)) return null
  const corner = nearness.findIndex(near => near > 0.5)
  const [strip, tip] = outer[corner] ?? []
  if (strip === undefined || tip === undefined) return '16'
  return (nearness[corner] ?? 0) > 1 - ours.plane.tipFrom / 2 ? tip : strip
}
