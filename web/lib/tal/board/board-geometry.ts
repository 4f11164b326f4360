// Where everything lies on the drawn board, in units of its plane (1000 wide): rings with their build spaces, areas, plates, and
// touch areas. Pure geometry.
import { groupBy } from '#shared/group-by.ts'
import { entryAt } from '#shared/entry.ts'
import { facts, ours, type Point } from '#shared/tal/board.ts'
import type { Piece, PlaceName } from '#shared/tal/table.ts'

export type Site = (typeof ours.sites)[number]
/** A site by its number, from 1 on. */
export const siteOf = (site: number): Site => entryAt(ours.sites, site - 1)

/** Radii of a site's ring: its build spaces lie between them, the pit inside. */
export const rings = {
  large: { inner: 33, outer: 54.5 },
  small: { inner: 22.5, outer: 40.5 },
  pharaoh: { inner: 50, outer: 54 },
} as const

export const lettersOf = ({ size }: Site): readonly string[] => [...facts.spaces[size]]

/** The middle of a build space seen from its site's centre: the first boundary points up, so that no figure stands behind the tip. */
export function angleOf(site: Site, letter: string): number {
  const letters = facts.spaces[site.size]
  return ((-90 + ((letters.indexOf(letter) + 0.5) * 360) / letters.length) * Math.PI) / 180
}

/** The site and the letter of a build space; null for an area. */
export const spaceAt = (place: PlaceName): { readonly site: Site; readonly letter: string } | null => {
  const [site = '', letter] = place.split('/')
  return letter === undefined ? null : { site: siteOf(Number(site)), letter }
}

const areas: Readonly<Record<number, { readonly stand: Point; readonly number: Point }>> = {
  16: { stand: { x: 500, y: 702 }, number: { x: 500, y: 772 } },
  17: { stand: { x: 513, y: 296 }, number: { x: 652, y: 416 } },
  18: { stand: { x: 512, y: 140 }, number: { x: 500, y: 92 } },
  19: { stand: { x: 690, y: 530 }, number: { x: 748, y: 540 } },
  20: { stand: { x: 905, y: 790 }, number: { x: 918, y: 850 } },
  21: { stand: { x: 346, y: 632 }, number: { x: 250, y: 532 } },
  22: { stand: { x: 100, y: 795 }, number: { x: 254, y: 860 } },
}
/** Where an area's number is written. */
export const numberSpot = (area: number): Point => areas[area]?.number ?? { x: 0, y: 0 }

/** The point at an angle on a circle; angles in radians, clockwise from the right. */
export const around = ({ x, y }: Point, radius: number, angle: number): Point => ({
  x: x + radius * Math.cos(angle),
  y: y + radius * Math.sin(angle),
})

/** The middle of a place: of a build space, or of the ground where an area's figures stand. */
export function spotOf(place: PlaceName): Point {
  const space = spaceAt(place)
  if (!space) return areas[Number(place)]?.stand ?? { x: 0, y: 0 }
  const { inner, outer } = rings[space.site.size]
  return around(space.site, (inner + outer) / 2, angleOf(space.site, space.letter))
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

function sector(site: Site, letter: string, inner: number, outer: number, gap: number): string {
  const half = Math.PI / facts.spaces[site.size].length
  const middle = angleOf(site, letter)
  const at = (radius: number, side: 1 | -1) => written(around(site, radius, middle + side * (half - gap / radius)))
  return `M${at(outer, -1)}A${outer} ${outer} 0 0 1 ${at(outer, 1)}L${at(inner, 1)}A${inner} ${inner} 0 0 0 ${at(inner, -1)}Z`
}

/** The outline of a build space. */
export const spacePath = (site: Site, letter: string): string =>
  sector(site, letter, rings[site.size].inner, rings[site.size].outer, 1.4)
/** How far the touch area of a build space reaches: from where in the pit, and how far onto the ground. */
export const touched = { from: 14, beyond: 14 } as const
/** The touch area of a build space: larger than its outline, into the pit and onto the ground. */
export const touchPath = (site: Site, letter: string): string =>
  sector(site, letter, touched.from, rings[site.size].outer + touched.beyond, 0)

/** The position of each site's plate relative to its centre, where there is neither ring nor river. */
const plates: Readonly<Record<number, readonly [number, number]>> = {
  1: [-2, 74],
  2: [4, 60],
  3: [-14, -81],
  4: [-10, -66],
  5: [10, -75],
  6: [-40, 44],
  7: [0, -85],
  8: [60, 24],
  9: [56, 54],
  10: [-2, -60],
  11: [-88, 24],
  12: [-48, 51],
  13: [-73, -6],
  14: [30, 53],
  15: [-30, 53],
}
/** Where the plate of a site lies. */
export function plateSpot(site: Site): Point {
  const [dx, dy] = plates[site.site] ?? [0, 0]
  return { x: site.x + dx, y: site.y + dy }
}

/** Where the scales of a contested site hang, their upper left corner from its centre: below the ring, or where that is
    taken by a plate, a number or another ring, beside it. */
const scales: Readonly<Record<number, readonly [number, number]>> = {
  1: [-134, 88],
  2: [-40, 76],
  3: [-68, 62],
  4: [-20, 52],
  5: [-84, 64],
  6: [-68, 58],
  7: [-8, 62],
  8: [-68, 48],
  9: [-68, 67],
  10: [-68, 52],
  11: [-118, 58],
  12: [-112, -92],
  13: [48, -12],
  14: [-68, 68],
  15: [-30, 68],
}
/** Where the scales of a contested site hang. */
export function scalesSpot(site: Site): Point {
  const [dx, dy] = scales[site.site] ?? [0, 0]
  return { x: site.x + dx, y: site.y + dy }
}

/** How many figures have room side by side between the rings of an area, and how high their rows may be together. */
const abreast: Readonly<Record<number, number>> = { 16: 4, 17: 5, 18: 6, 19: 5, 20: 3, 21: 3, 22: 3 }
const highest = 110

/** Where each player's figures stand together in the middle area, when most are there, as at the beginning: the middle of each group. */
const groups: readonly Point[] = [
  { x: 467, y: 704 },
  { x: 525, y: 704 },
  { x: 365, y: 544 },
  { x: 635, y: 544 },
]
/** The figures of one of these groups: both overseers behind five workers, none over another. */
const inGroup: readonly Point[] = [
  { x: -12, y: -28 },
  { x: 12.5, y: -28 },
  { x: -21, y: 0 },
  { x: 0, y: 0 },
  { x: 21, y: 0 },
  { x: -11, y: 28 },
  { x: 11, y: 28 },
]

/**
 * Where the figures of an area stand: a few of them in rows, the later ones nearer; many of them in the middle area player
 * by player.
 * @param seats the seat of each figure
 */
export function standing(area: PlaceName, seats: readonly number[]): readonly Point[] {
  const { x, y } = spotOf(area)
  const many = seats.length
  if (Number(area) === facts.centre && many > 8) {
    const players = [...new Set(seats)].sort((one, other) => one - other)
    return seats.map((seat, k) => {
      const group = groups[players.indexOf(seat)] ?? { x, y }
      const at = inGroup[seats.slice(0, k).filter(each => each === seat).length] ?? { x: 0, y: 0 }
      return { x: group.x + at.x, y: group.y + at.y }
    })
  }
  const room = abreast[Number(area)] ?? 4
  const crowd = many > Math.min(4, room) * 2
  const inRow = Math.min(many, crowd ? room : Math.min(4, room))
  const rows = Math.ceil(many / inRow)
  const apart = crowd ? { x: 22, y: Math.min(20, highest / Math.max(1, rows - 1)) } : { x: 27, y: 29 }
  return Array.from({ length: many }, (_, k) => {
    const row = Math.floor(k / inRow)
    const here = Math.min(inRow, many - row * inRow)
    return { x: x + ((k % inRow) - (here - 1) / 2) * apart.x, y: y + (row - (rows - 1) / 2) * apart.y }
  })
}

/** Every figure with the position of its feet, sorted so that nearer ones are drawn over farther ones. */
export function placed(pieces: readonly Piece[]): readonly (Point & { readonly piece: Piece })[] {
  const inAreas = groupBy(
    pieces.filter(({ at }) => !at.includes('/')),
    ({ at }) => at,
  )
  return pieces
    .map(piece => {
      const group = inAreas.get(piece.at)
      const { x, y } = group
        ? (standing(
            piece.at,
            group.map(({ seat }) => seat),
          )[group.indexOf(piece)] ?? spotOf(piece.at))
        : spotOf(piece.at)
      return { piece, x, y: y + 8 }
    })
    .sort((one, other) => one.y - other.y)
}

/** A smooth line through points. */
export function smooth(points: readonly Point[]): string {
  const at = (k: number) => entryAt(points, Math.max(0, Math.min(points.length - 1, k)))
  const curve = points.slice(1).map((end, k) => {
    const from = at(k)
    const before = at(k - 1)
    const after = at(k + 2)
    return `C${written({ x: from.x + (end.x - before.x) / 6, y: from.y + (end.y - before.y) / 6 })} ${written({ x: end.x - (after.x - from.x) / 6, y: end.y - (after.y - from.y) / 6 })} ${written(end)}`
  })
  return `M${written(at(0))}${curve.join('')}`
}
