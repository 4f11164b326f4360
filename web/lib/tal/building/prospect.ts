// What a figure that came to a build space would bring about there for its player (RULES.md, A round).
import { facts } from '#shared/tal/board.ts'
import { contestOf, sitesToTakeOver, type Contest } from '#shared/tal/contest.ts'
import { forecastOf } from '#shared/tal/forecast.ts'
import type { PieceName, PlaceName, SiteTable, TalTable } from '#shared/tal/table.ts'
import { tableAsWritten } from '../marches/written-march.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'
import { blocksOn, hasScarab, mayClaimAt } from './sites.ts'

export interface Prospect {
  readonly before: Contest
  readonly after: Contest
  readonly gain: Gain | null
  /** How many blocks more can be built in this round, of those that the player holds. */
  readonly builds: number
}
/** What could be done there: take the site over, steal, claim it, build; build once it is claimed. */
export type Gain = 'lead' | 'steal' | 'claim' | 'build' | 'ahead'

/** How many blocks a seat's workers can steal on a rival's site as figures stand. */
function lootOn(table: TalTable, site: SiteTable, seat: number): number {
  if (!contestOf(table, site.site).overseers.includes(seat)) return 0
  const hands = table.pieces
    .filter(piece => piece.seat === seat && piece.kind === 'worker' && piece.at.startsWith(`${site.site}/`))
    .reduce((sum, { stole = 0 }) => sum + facts.blocksOfWorker - stole, 0)
  return Math.min(hands, blocksOn(site))
}

/**
 * What it would mean to move a figure to a build space; null for an area, and where another one stands. What its player
 * has without that move is no gain: a worker on an own site builds no more on another space of it. While a march is
 * written, the steps written so far have been carried out before.
 */
export function prospectOf(viewpoint: Viewpoint, piece: PieceName, place: PlaceName): Prospect | null {
  const table = tableAsWritten(viewpoint)
  const [number, letter] = place.split('/')
  const site = viewpoint.siteOf(Number(number))
  const figure = table.pieces.find(({ id }) => id === piece)
  if (letter === undefined || !site || !figure) return null
  // Whoever is written to go where somebody stands may be stopped before.
  if (table.pieces.some(each => each.at === place && each.id !== piece)) return null
  const { seat, kind, at } = figure
  const moved = { ...table, pieces: table.pieces.map(each => (each.id === piece ? { ...each, at: place } : each)) }
  const builds = kind === 'worker' ? forecastOf(moved, seat).built - forecastOf(table, seat).built : 0
  const gain = (): Gain | null => {
    if (site.owner === null) {
      if (kind === 'overseer') return mayClaimAt(viewpoint, piece, place) ? 'claim' : null
      return hasScarab(viewpoint, seat) && !at.startsWith(`${site.site}/`) ? 'ahead' : null
    }
    if (site.owner === seat) return builds > 0 ? 'build' : null
    if (site.complete || table.round === 1) return null
    if (sitesToTakeOver(moved, seat).includes(site.site) && !sitesToTakeOver(table, seat).includes(site.site))
      return 'lead'
    return lootOn(moved, site, seat) > lootOn(table, site, seat) ? 'steal' : null
  }
  return { before: contestOf(table, site.site), after: contestOf(moved, site.site), gain: gain(), builds }
}
