// The lines that figures' ways are drawn as: short, around the rings of sites and never through them; and where on the line each
// step ends. Pure geometry.
import { entryAt } from '#shared/entry.ts'
import { ours, type Point } from '#shared/tal/board.ts'
import type { PlaceName } from '#shared/tal/table.ts'
import { angleOf, around, rings, siteOf, smooth, spaceAt, spotOf } from './board-geometry.ts'

export interface Trail {
  /** The line, from the first place to the last. */
  readonly path: string
  /** Where the figure is after each step: the last is the end. */
  readonly marks: readonly Point[]
}

interface Circle extends Point {
  readonly radius: number
}
const circles: readonly Circle[] = [
  ...ours.sites.map(({ x, y, size }) => ({ x, y, radius: rings[size].outer + 4 })),
  { ...ours.plane.pharaoh, radius: rings.pharaoh.outer + 4 },
]
const room = 6

const distance = (one: Point, other: Point) => Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)
/** Whether a point lies on no ring. */
const isOpen = (point: Point) => circles.every(circle => distance(circle, point) >= circle.radius)

/** Whether a straight line crosses no ring except those in which it begins or ends. */
function isFree(from: Point, to: Point): boolean {
  const length = distance(from, to)
  return circles.every(circle => {
    if (distance(circle, from) < circle.radius || distance(circle, to) < circle.radius) return true
    const along =
      length === 0
        ? 0
        : Math.max(
            0,
            Math.min(1, ((circle.x - from.x) * (to.x - from.x) + (circle.y - from.y) * (to.y - from.y)) / length ** 2),
          )
    return (
      distance(circle, { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along }) >= circle.radius
    )
  })
}

/** The point on open ground in front of a build space, as near to its middle as neighbouring rings allow. */
function gateOf(place: PlaceName): Point {
  const space = spaceAt(place)
  if (!space) return spotOf(place)
  const { site, letter } = space
  const middle = angleOf(site, letter)
  const radius = rings[site.size].outer + 4 + room
  const turns = Array.from({ length: 13 }, (_, k) => ((k % 2 === 0 ? 1 : -1) * Math.ceil(k / 2) * Math.PI) / 30)
  return turns.map(turn => around(site, radius, middle + turn)).find(isOpen) ?? around(site, radius, middle)
}

/** A corner that a line can go through, and the areas in which it lies. */
interface Node extends Point {
  readonly areas: readonly number[]
}

const ringNodes: readonly Node[] = [
  ...ours.sites.map(({ x, y, size, area }) => ({ x, y, area, radius: rings[size].outer + 4 + room })),
  { ...ours.plane.pharaoh, area: 16, radius: rings.pharaoh.outer + 4 + room },
]
  .flatMap(({ area, radius, ...middle }) =>
    Array.from({ length: 16 }, (_, k) => ({ ...around(middle, radius, (k * Math.PI) / 8), areas: [area] })),
  )
  .filter(isOpen)

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})
const borders: readonly { readonly areas: readonly number[]; readonly ends: readonly [Point, Point] }[] = (() => {
  const {
    corners: [top, right, left],
    tipFrom,
  } = ours.plane
  const nowhere = { x: 0, y: 0 }
  const a = top ?? nowhere
  const b = right ?? nowhere
  const c = left ?? nowhere
  const ab = between(a, b, 0.5)
  const bc = between(b, c, 0.5)
  const ca = between(c, a, 0.5)
  const tip = (corner: Point, one: Point, other: Point) =>
    [between(corner, one, tipFrom), between(corner, other, tipFrom)] as const
  return [
    { areas: [16, 17], ends: [ca, ab] },
    { areas: [16, 19], ends: [ab, bc] },
    { areas: [16, 21], ends: [bc, ca] },
    { areas: [17, 18], ends: tip(a, ca, ab) },
    { areas: [19, 20], ends: tip(b, ab, bc) },
    { areas: [21, 22], ends: tip(c, bc, ca) },
  ]
})()
const fords: readonly Node[] = borders
  .flatMap(({ areas, ends: [from, to] }) =>
    [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map(part => ({ ...between(from, to, part), areas })),
  )
  .filter(isOpen)

const share = (one: Node, other: Node) => one.areas.some(area => other.areas.includes(area))

/** The shortest line over open ground through these areas, both ends included; a straight one if there is none. */
function walk(from: Point, to: Point, areas: readonly number[]): readonly Node[] {
  const first = areas[0] ?? 0
  const last = areas.at(-1) ?? 0
  const start: Node = { ...from, areas: [first] }
  const end: Node = { ...to, areas: [last] }
  const nodes = [
    start,
    end,
    ...ringNodes.filter(node => node.areas.every(area => areas.includes(area))),
    ...fords.filter(node => node.areas.every(area => areas.includes(area))),
  ]
  const cost = nodes.map((_, k) => (k === 0 ? 0 : Infinity))
  const before = nodes.map(() => -1)
  const open = new Set(nodes.keys())
  while (open.size > 0) {
    const at = [...open].reduce((best, k) => ((cost[k] ?? Infinity) < (cost[best] ?? Infinity) ? k : best))
    if (at === 1 || cost[at] === Infinity) break
    open.delete(at)
    const here = entryAt(nodes, at)
    for (const k of open) {
      const there = entryAt(nodes, k)
      const reached = (cost[at] ?? 0) + distance(here, there)
      if (reached < (cost[k] ?? Infinity) && share(here, there) && isFree(here, there)) {
        cost[k] = reached
        before[k] = at
      }
    }
  }
  const line: Node[] = []
  for (let at = 1; at >= 0; at = before[at] ?? -1) line.unshift(entryAt(nodes, at))
  return line.length > 1 ? line : [start, end]
}

/** A cache of lines: the ground never changes, and every view asks for the same trails again. */
const known = new Map<string, readonly Node[]>()

function lineOf(from: Point, to: Point, areas: readonly number[]): readonly Node[] {
  const key = [from.x, from.y, to.x, to.y, ...areas].join(' ')
  const line = known.get(key) ?? walk(from, to, areas)
  known.set(key, line)
  return line
}

const areaOf = (place: PlaceName): number => {
  const space = spaceAt(place)
  return space ? siteOf(space.site.site).area : Number(place)
}

/**
 * The trail of a figure through places, each one step from the one before.
 * @param from where the figure is drawn, if not in the middle of the first place
 * @param halts whether the line ends in front of the last place, a build space that is not entered
 */
export function trailOf(places: readonly PlaceName[], from?: Point, halts = false): Trail {
  const [first = '', ...rest] = places
  let points: Point[] = [from ?? spotOf(first)]
  const marks: Point[] = []
  /** The areas since the last build space, with the steps that led there. */
  let areas: number[] = [areaOf(first)]
  let left: PlaceName = first
  let waiting = 0
  const mark = (line: readonly Node[]) => {
    // A step into an area ends where the river is crossed; the first one where the ring is left.
    const crossings = line.filter(({ areas: of }) => of.length > 1)
    const steps = spaceAt(left) ? [line[0], ...crossings] : crossings
    for (let k = 0; k < waiting; k++) marks.push(steps[k] ?? entryAt(line, line.length - 1))
    waiting = 0
  }
  const leave = (): Point => (spaceAt(left) ? gateOf(left) : entryAt(points, points.length - 1))
  rest.forEach((place, k) => {
    const isLast = k === rest.length - 1
    const space = spaceAt(place)
    if (!space) {
      if (areas.at(-1) !== Number(place)) areas.push(Number(place))
      waiting++
      if (!isLast) return
      const line = lineOf(leave(), spotOf(place), areas)
      waiting--
      mark(line)
      points = [...points, ...line]
      marks.push(spotOf(place))
      return
    }
    const round = spaceAt(left)?.site === space.site && waiting === 0
    if (!round) {
      const line = lineOf(leave(), gateOf(place), areas)
      mark(line)
      points = [...points, ...line]
    }
    const end = !halts || !isLast ? spotOf(place) : round ? between(spotOf(left), spotOf(place), 0.5) : gateOf(place)
    points.push(end)
    marks.push(end)
    areas = [areaOf(place)]
    left = place
  })
  const distinct = points.filter((point, k) => k === 0 || distance(point, entryAt(points, k - 1)) > 2)
  return { path: smooth(distinct), marks }
}

/** The trail of an overseer who found a space taken: up to that space, and from there to where he stays instead. */
export interface Stopped extends Trail {
  readonly cross: Point
  readonly back: string
}

/**
 * The trail of a march that ended at a taken space.
 * @param places where the overseer went; the last is the area where he stays
 */
export function stoppedTrail(places: readonly PlaceName[], space: PlaceName, from?: Point): Stopped {
  const waits = places.at(-1) ?? ''
  // If the taken space is on the ring where he stood, he was moved to its area without walking there.
  const before = places.at(-2)
  const walked =
    before !== undefined && spaceAt(before)?.site.site === spaceAt(space)?.site.site ? places.slice(0, -1) : places
  const trail = trailOf([...walked, space], from, true)
  const cross = trail.marks.at(-1) ?? spotOf(space)
  return { ...trail, cross, back: smooth([cross, spotOf(waits)]) }
}
