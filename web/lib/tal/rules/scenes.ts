// Parts of the board as the rules show them: a few sites, figures and the ways that these go.
import type { Colour } from '#shared/tal/board.ts'
import { facts } from '#shared/tal/board.ts'
import type { Piece, PlaceName, SiteTable } from '#shared/tal/table.ts'
import { siteOf } from '../board/board-geometry.ts'

export interface Scene {
  /** The part of the plane that is shown. */
  readonly camera: readonly [x: number, y: number, width: number, height: number]
  readonly sites: readonly SiteTable[]
  /** What has gone to the Pharaoh. */
  readonly pharaoh: readonly Colour[]
  readonly pieces: readonly Piece[]
  /** Ways of figures, each by its places: it stands at the end of it. */
  readonly ways: readonly { readonly seat: number; readonly places: readonly PlaceName[]; readonly taken?: PlaceName }[]
}

/** A site with so many blocks of these colours, from the ground up. */
export function site(number: number, owner: number | null, blocks: readonly Colour[] = []): SiteTable {
  const { size, area } = siteOf(number)
  let at = 0
  const layers = facts.layers[size].map(edge => Array.from({ length: edge * edge }, () => blocks[at++] ?? null))
  return {
    site: number,
    size,
    area,
    owner,
    closed: false,
    layers,
    complete: layers.flat().every(cell => cell !== null),
  }
}
const of = (colour: Colour, n: number): readonly Colour[] => Array.from({ length: n }, () => colour)

/** What has gone to the Pharaoh in all of them. */
export const pharaoh = [...of('red', 3), ...of('white', 2), 'black', 'yellow', 'blue', 'blue'] as const

let figures = 0
const figure = (seat: number, kind: Piece['kind'], at: PlaceName): Piece => ({
  id: `${seat}${kind[0] ?? ''}${++figures}`,
  seat,
  kind,
  at,
})
const overseer = (seat: number, at: PlaceName) => figure(seat, 'overseer', at)
const worker = (seat: number, at: PlaceName) => figure(seat, 'worker', at)

/** What lies on the rival's site that is robbed in a picture that moves: the red ones are stolen. */
export const robbed = [...of('white', 9), ...of('red', 4)] as const

/** The middle with the sites 13, 14 and 15; the western strip with 9 and 15; the large site 9 alone. */
const middle = [255, 430, 420, 355] as const
const west = [225, 545, 380, 285] as const
const near = [206, 654, 310, 190] as const
/** Parts in the shape of the stage on which pictures move: from the middle to site 9; site 15 and the Pharaoh; site 9. */
const toWest = [262, 594, 350, 220] as const
const beside = [354, 556, 226, 142] as const
const nearer = [199, 672, 223, 140] as const

export const scenes = {
  /** One overseer has gone to a free site and claimed it, the other is on the way to a large one. */
  overseers: {
    camera: middle,
    sites: [site(13, null), site(14, 1, of('red', 2)), site(15, 0), site(9, null), site(10, null), site(1, null)],
    pharaoh,
    pieces: [overseer(0, '15/B'), overseer(0, '9/B'), overseer(1, '14/B'), worker(1, '14/C')],
    ways: [
      { seat: 0, places: ['16', '15/B'] },
      { seat: 0, places: ['16', '21', '9/B'] },
    ],
  },
  /** An overseer finds his space taken and waits in its area. */
  stopped: {
    camera: middle,
    sites: [
      site(13, 1, of('white', 3)),
      site(14, 1, of('red', 2)),
      site(15, 0, of('blue', 4)),
      site(9, 0),
      site(10, null),
    ],
    pharaoh,
    pieces: [overseer(1, '14/E'), overseer(0, '16')],
    ways: [{ seat: 0, places: ['15/B', '16'], taken: '14/E' }],
  },
  /** Four workers of one's own, of whom one has just come. */
  workers: {
    camera: west,
    sites: [site(15, 0, of('blue', 2)), site(9, 0, of('yellow', 5)), site(10, null), site(13, null), site(14, 1)],
    pharaoh,
    pieces: [overseer(0, '15/B'), worker(0, '15/A'), worker(0, '15/D'), worker(0, '9/B'), worker(0, '9/C')],
    ways: [{ seat: 0, places: ['16', '21', '9/B'] }],
  },
  /** A rival's site with two foreign overseers and a foreign worker. */
  steal: {
    camera: near,
    sites: [site(9, 1, [...of('white', 9), 'red', 'red']), site(15, null), site(10, null), site(14, 0)],
    pharaoh,
    pieces: [overseer(0, '9/A'), overseer(0, '9/H'), overseer(1, '9/E'), worker(0, '9/B'), worker(1, '9/D')],
    ways: [],
  },
  /** The same after the take-over: two overseers and two workers against one of each. */
  takeover: {
    camera: near,
    sites: [site(9, 0, [...of('white', 9)]), site(15, null), site(10, null), site(14, 0)],
    pharaoh,
    pieces: [
      overseer(0, '9/A'),
      overseer(0, '9/H'),
      overseer(1, '9/E'),
      worker(0, '9/B'),
      worker(0, '9/C'),
      worker(1, '9/D'),
    ],
    ways: [],
  },
  /** What stands still in the picture of a march: a free site, and one that a rival has claimed. */
  'lesson.march': {
    camera: toWest,
    sites: [site(9, null), site(10, null), site(13, null), site(14, null), site(15, 1, of('red', 2))],
    pharaoh,
    pieces: [overseer(1, '15/D'), worker(0, '16'), worker(0, '16')],
    ways: [],
  },
  /** What stands still where two workers build. */
  'lesson.build': {
    camera: beside,
    sites: [site(15, 0, ['blue']), site(13, null), site(14, null), site(9, null)],
    pharaoh,
    pieces: [],
    ways: [],
  },
  /** What stands still where a site is robbed and taken over. */
  'lesson.take': {
    camera: nearer,
    sites: [site(9, 1, robbed), site(10, null)],
    pharaoh,
    pieces: [],
    ways: [],
  },
} as const satisfies Readonly<Record<string, Scene>>
