// The parts of the board that chips and the small map must not cover: what can be pressed now, and what the question is about.
import type { Point } from '#shared/tal/board.ts'
import { contestedSites } from '#shared/tal/contest.ts'
import type { PlaceName, TalTable } from '#shared/tal/table.ts'
import { numberSpot, placed, plateSpot, rings, scalesSpot, siteOf, spotOf } from '../board/board-geometry.ts'
import { scalesOf } from '../board/scales.ts'
import type { Box, Round } from './chips.ts'
import { standsAt } from '../marches/written-march.ts'
import type { Intent } from '../table/intent.svelte.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** The radius of the touch area of a build space, of a figure that can be taken, and of an area's number with its cost. */
const sizes = { space: 15, figure: 20, number: 22, coin: 18 } as const

function pressedAt(place: PlaceName): readonly Round[] {
  if (place.includes('/')) return [{ ...spotOf(place), radius: sizes.space }]
  const { x, y } = numberSpot(Number(place))
  return [
    { x, y: y - 14, radius: sizes.number },
    { x: x + 36, y: y - 13, radius: sizes.coin },
  ]
}
const ringOf = (site: number): Round => {
  const { x, y, size } = siteOf(site)
  return { x, y, radius: rings[size].outer }
}

/** Where a site's plate lies, with the suns below it. */
function plateAt(site: number): Box {
  const here = siteOf(site)
  const { x, y } = plateSpot(here)
  return { x: x - 23, y: y - 11.5, width: 46, height: here.suns ? 34.5 : 23 }
}

/** Where the scales of a contested site lie. */
function scalesAt(table: TalTable, site: number): Box {
  const { planks, scale } = scalesOf(table, site)
  const last = planks.at(-1)
  return { ...scalesSpot(siteOf(site)), width: ((last?.x ?? 0) + (last?.width ?? 0)) * scale, height: 24 * scale }
}

/** What must never be covered (what can be pressed, what the question is about, owners, scales), and what preferably not: figures. */
export function uncovered(
  viewpoint: Viewpoint,
  intent: Intent,
): { readonly never: readonly (Round | Box)[]; readonly rather: readonly Point[] } {
  const figures = placed(viewpoint.table.pieces.map(piece => ({ ...piece, at: standsAt(viewpoint, piece.id) })))
  const sites = [intent.figure === null ? null : standsAt(viewpoint, intent.figure), intent.target].flatMap(place =>
    place?.includes('/') ? [Number.parseInt(place)] : [],
  )
  const asked = typeof intent.looked === 'number' ? intent.looked : intent.site
  return {
    never: [
      ...[...intent.costs.keys()].flatMap(pressedAt),
      ...figures
        .filter(({ piece }) => intent.standsFor(piece.id) !== null)
        .map(({ x, y }) => ({ x, y: y - 10, radius: sizes.figure })),
      ...[...new Set(asked === null ? sites : [...sites, asked])].map(ringOf),
      ...viewpoint.table.sites.map(({ site }) => plateAt(site)),
      ...contestedSites(viewpoint.table).map(site => scalesAt(viewpoint.table, site)),
    ],
    rather: figures.map(({ x, y }) => ({ x, y: y - 10 })),
  }
}
