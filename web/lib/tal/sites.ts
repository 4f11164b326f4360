// What is said of a site: whose it is, how far its pyramid is, what it is worth, who leads there.
import { blocksOf } from '#shared/tal/pyramid.ts'
import { contestOf, worthOfSite, type Contest } from '#shared/tal/reading.ts'
import type { PieceName, PlaceName, SiteTable, TalTable } from '#shared/tal/table.ts'
import type { Viewpoint } from './viewpoint.svelte.ts'
import { tt } from './words.ts'

export const blocksOn = (site: SiteTable): number => site.layers.flat().filter(colour => colour !== null).length

/** A seat's sites whose pyramids are not complete; none of a spectator's. */
export const underConstruction = ({ sites }: TalTable, seat: number | null): readonly SiteTable[] => seat === null ? [] : sites.filter(site => site.owner === seat && !site.complete)

/** Whose site it is. */
export function ownerSaid(seen: Viewpoint, site: SiteTable): string {
  if (site.closed) return tt('site.closed')
  if (site.owner === null) return tt('site.free')
  return site.owner === seen.you ? tt('site.yours') : tt('site.of', { name: seen.nameOf(site.owner) })
}

/** What a pyramid still needs, layer by layer from the open one up. */
export function missingSaid({ layers }: Pick<SiteTable, 'layers'>): string {
  const missing = layers.map((cells, layer) => ({ layer, n: cells.filter(colour => colour === null).length })).filter(({ n }) => n > 0)
  return tt('missing', { parts: missing.map(({ layer, n }) => layer === layers.length - 1 ? tt('missing.top') : layer === 0 ? tt('missing.ground', { n }) : tt('missing.layer', { n, layer: layer + 1 })) })
}

/** Everything at once, for readers of text. */
export function siteRead(seen: Viewpoint, number: number): string {
  const site = seen.siteOf(number)
  if (!site) return tt('site', { site: number })
  const { now, could } = worthOfSite(site)
  const there = contestOf(seen.table, number).sides
  const count = (seat: number, n: number) => tt('majority.count', { name: seen.nameOf(seat), n })
  const overseers = there.filter(each => each.overseers > 0).map(each => count(each.seat, each.overseers))
  const workers = there.filter(each => each.workers > 0).map(each => count(each.seat, each.workers))
  return [
    tt('site', { site: number }), ownerSaid(seen, site),
    ...site.closed ? [] : [
      tt('site.blocks', { size: tt(`site.size.${site.size}`), n: blocksOn(site), of: blocksOf(site.size) }),
      (site.complete ? tt('site.complete', { now }) : tt('site.worth', { now, could })).replaceAll('*', ''),
      ...overseers.length > 0 ? [tt('majority.overseers', { counts: overseers })] : [],
      ...workers.length > 0 ? [tt('majority.workers', { counts: workers })] : [],
    ],
  ].join(', ')
}

/** What a figure is called. */
export const figureSaid = (seen: Viewpoint, piece: PieceName | null): string => tt(piece !== null && seen.pieceOf(piece)?.kind === 'overseer' ? 'figure.overseer' : 'figure.worker')

/** What a figure that came to a site would bring about there for its player. */
export interface Prospect {
  readonly before: Contest
  readonly after: Contest
  readonly gain: 'lead' | 'steal' | null
}

/** What it would mean to move a figure to a build space; null for an area. */
export function prospectOf(seen: Viewpoint, piece: PieceName, place: PlaceName): Prospect | null {
  const [number, letter] = place.split('/')
  const site = seen.siteOf(Number(number)), seat = seen.pieceOf(piece)?.seat
  if (letter === undefined || !site || seat === undefined) return null
  const moved = { ...seen.table, pieces: seen.table.pieces.map(each => each.id === piece ? { ...each, at: place } : each) }
  const before = contestOf(seen.table, site.site), after = contestOf(moved, site.site)
  const rival = site.owner !== null && site.owner !== seat && !site.complete && seen.table.round > 1
  const workers = after.sides.find(side => side.seat === seat)?.workers ?? 0
  // What one holds already is no reason to go there.
  const both = (contest: Contest) => contest.overseers === seat && contest.workers === seat
  return { before, after, gain: !rival ? null : both(after) && !both(before) ? 'lead' : after.overseers === seat && workers > 0 && blocksOn(site) > 0 ? 'steal' : null }
}
