// Lays out what is shown over the edge of the picture: the small map, and a chip for each place that can be reached but is not in
// the picture, in its direction. They never cover what can be pressed, what the question is about, plates or scales. A chip
// for which there is no room is left out: its place can be found through the small map.
import type { Point } from '#shared/tal/board.ts'
import type { Camera } from './camera.ts'

export interface Size {
  readonly width: number
  readonly height: number
}
/** A box in the picture, in pixels. */
export interface Box extends Point, Size {}
/** Something on the land that is as large as a circle. */
export interface Round extends Point {
  readonly radius: number
}

/** Something outside the picture: its chip, with the way it lies in degrees. */
interface Chip extends Point {
  readonly name: string
  readonly turn: number
}
export interface Edge {
  /** Where the small map lies; null where nothing does yet. */
  readonly map: Box | null
  readonly chips: readonly Chip[]
  /** The places for whose chips there is no room. */
  readonly rest: readonly string[]
}

/** How large a chip is, and how far from others and from the edge. */
export const chip = { width: 66, height: 44, gap: 5 } as const
/** The small map, where there is room for it, and where there is little. */
const maps = [
  { width: 90, height: 80 },
  { width: 48, height: 44 },
] as const

/** Whether a point is seen well enough to be touched there, in a picture of this size. */
export const isInside = ({ x, y }: Point, { width, height }: Size) =>
  x > 20 && x < width - 50 && y > 34 && y < height - 6

/** How much farther a chip goes, in pixels, so as not to cover what is better seen. */
const detour = 70

/** Whether two boxes lie over one another, or nearer than chips should. */
const meet = (one: Box, other: Box) => {
  const { gap } = chip
  return (
    one.x < other.x + other.width + gap &&
    other.x < one.x + one.width + gap &&
    one.y < other.y + other.height + gap &&
    other.y < one.y + one.height + gap
  )
}
/** Whether a box lies over a circle, or over another box. */
export function covers(box: Box, thing: Round | Box): boolean {
  const { x, y } = thing
  if ('radius' in thing)
    return (
      Math.hypot(
        x - Math.max(box.x, Math.min(box.x + box.width, x)),
        y - Math.max(box.y, Math.min(box.y + box.height, y)),
      ) < thing.radius
    )
  return x < box.x + box.width && box.x < x + thing.width && y < box.y + box.height && box.y < y + thing.height
}

/** Something on the land as it lies in a picture of a part of it. */
export function onPicture(thing: Round | Box, [left, top]: Camera, scale: number): Round | Box {
  const at = { x: (thing.x - left) * scale, y: (thing.y - top) * scale }
  return 'radius' in thing
    ? { ...at, radius: thing.radius * scale }
    : { ...at, width: thing.width * scale, height: thing.height * scale }
}

/** All places of this size along the edges of a picture. */
function rim(size: Size, picture: Size): readonly Box[] {
  const { gap } = chip
  const right = picture.width - size.width - gap
  const low = picture.height - size.height - gap
  const along = (end: number) => [
    ...Array.from({ length: Math.max(0, Math.ceil((end - gap) / 4)) }, (_, k) => gap + k * 4),
    end,
  ]
  return [
    ...along(low).flatMap(y => [
      { x: gap, y },
      { x: right, y },
    ]),
    ...along(right).flatMap(x => [
      { x, y: gap },
      { x, y: low },
    ]),
  ].map(at => ({ ...at, width: size.width, height: size.height }))
}

/** The one with the lowest cost. */
const best = <T>(all: readonly T[], cost: (one: T) => number): T | undefined => {
  const [first, ...others] = all
  return first === undefined ? undefined : others.reduce((found, one) => (cost(one) < cost(found) ? one : found), first)
}

/**
 * What lies over the edge of a picture of this size: the small map, and a chip for each of these places that is not seen.
 * @param spots where the places lie; the first named finds its place first
 * @param free what is never covered, and what is better not
 */
export function edgeOf(
  camera: Camera,
  spots: ReadonlyMap<string, Point>,
  { width, height }: Size,
  free: { readonly never: readonly (Round | Box)[]; readonly rather: readonly Point[] },
): Edge {
  const [left, top, part] = camera
  const scale = width / part
  const inPicture = ({ x, y }: Point): Point => ({ x: (x - left) * scale, y: (y - top) * scale })
  const isSeen = ({ x, y }: Point) => x > 0 && y > 0 && x < width && y < height
  const never = free.never
    .map(each => onPicture(each, camera, scale))
    .filter(each => !('radius' in each) || isSeen(each))
  const rather = free.rather.map(each => ({ ...inPicture(each), radius: 6 })).filter(isSeen)
  const isFree = (box: Box) => !never.some(each => covers(box, each))

  // The map keeps to its corner, else to another, and is small before it covers anything.
  const isCorner = ({ x, y, ...size }: Box) =>
    (x === chip.gap || x + size.width === width - chip.gap) && (y === chip.gap || y + size.height === height - chip.gap)
  const corners = maps.map(size =>
    best(
      rim(size, { width, height }).filter(isFree),
      box => Math.hypot(width - box.x, box.y) + (isCorner(box) ? 0 : width + height),
    ),
  )
  const map = corners.find(corner => corner !== undefined) ?? {
    x: width - maps[1].width - chip.gap,
    y: chip.gap,
    ...maps[1],
  }

  const open = rim(chip, { width, height })
    .filter(box => !meet(box, map) && isFree(box))
    .map(box => ({ box, detour: rather.filter(each => covers(box, each)).length * detour }))
  const chips: (Chip & Box)[] = []
  const rest: string[] = []
  for (const [name, spot] of spots) {
    const at = inPicture(spot)
    if (isInside(at, { width, height })) continue
    const dx = at.x - width / 2
    const dy = at.y - height / 2
    const within = Math.min(
      0.5 / Math.max(0.001, Math.abs(dx / width)),
      0.5 / Math.max(0.001, Math.abs(dy / height)),
      1,
    )
    const near = best(
      open.filter(({ box }) => !chips.some(other => meet(box, other))),
      ({ box, detour: around }) =>
        Math.hypot(box.x + (box.width - width) / 2 - dx * within, box.y + (box.height - height) / 2 - dy * within) +
        around,
    )
    if (near) chips.push({ ...near.box, name, turn: Math.round((Math.atan2(dy, dx) * 4) / Math.PI) * 45 })
    else rest.push(name)
  }
  return { map, chips, rest }
}
