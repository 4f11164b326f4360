// What on the board stays free of whatever lies over it: what can be pressed now, and the rings that the question is about.
import type { Point } from '#shared/tal/board.ts'
import { contestedSites } from '#shared/tal/reading.ts'
import type { PlaceName } from '#shared/tal/table.ts'
import { numberSpot, placed, plateSpot, rings, scalesSpot, siteOf, spotOf } from './board/ground.ts'
import { standsAt } from './camera.ts'
import type { Round } from './chips.ts'
import type { Intent } from './intent.svelte.ts'
import type { Viewpoint } from './viewpoint.svelte.ts'

/** How large a space is under a finger, a figure that can be taken, an area's number and the coin beside it. */
const sizes = { space: 15, figure: 20, number: 22, coin: 18 } as const

function pressedAt(place: PlaceName): readonly Round[] {
  if (place.includes('/')) return [{ ...spotOf(place), radius: sizes.space }]
  const { x, y } = numberSpot(Number(place))
  return [{ x, y: y - 14, radius: sizes.number }, { x: x + 36, y: y - 13, radius: sizes.coin }]
}
const ringOf = (site: number): Round => {
  const { x, y, size } = siteOf(site)
  return { x, y, radius: rings[size].outer }
}

/** Where the scales of a contested site lie: both its counts. */
function scalesAt(site: number): readonly Point[] {
  const { x, y } = scalesSpot(siteOf(site))
  return [20, 68, 116].map(across => ({ x: x + across, y: y + 12 }))
}

/** What is never covered, and what is better not: figures, whose site is whose, who leads on it. */
export function uncovered(seen: Viewpoint, mind: Intent): { readonly never: readonly Round[], readonly rather: readonly Point[] } {
  const figures = placed(seen.table.pieces.map(piece => ({ ...piece, at: standsAt(seen, piece.id) })))
  const sites = [mind.figure === null ? null : standsAt(seen, mind.figure), mind.target].flatMap(place => place?.includes('/') ? [Number.parseInt(place)] : [])
  const asked = typeof mind.looked === 'number' ? mind.looked : mind.site
  return {
    never: [
      ...[...mind.costs.keys()].flatMap(pressedAt),
      ...figures.filter(({ piece }) => mind.standsFor(piece.id) !== null).map(({ x, y }) => ({ x, y: y - 10, radius: sizes.figure })),
      ...[...new Set(asked === null ? sites : [...sites, asked])].map(ringOf),
    ],
    rather: [...figures.map(({ x, y }) => ({ x, y: y - 10 })), ...seen.table.sites.map(({ site }) => plateSpot(siteOf(site))), ...contestedSites(seen.table).flatMap(scalesAt)],
  }
}
