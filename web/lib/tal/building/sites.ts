// What is said of a site: whose it is, how far its pyramid is, what it is worth, who leads there.
import { blocksOf } from '#shared/tal/pyramid.ts'
import { contestOf, type Contest } from '#shared/tal/contest.ts'
import { countsOf, worthOfSite } from '#shared/tal/standings.ts'
import type { PieceName, PlaceName, SiteTable, TalTable } from '#shared/tal/table.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'
import { talText } from '../table/tal-texts.ts'

/** Blocks counted by colour; what is none does not count. */
export const counted = (blocks: readonly unknown[]) =>
  countsOf(blocks).map(({ n, colour }) => ({ n, colour: talText(`colour.${colour}`) }))
/** The same in words: "2 red and 1 blue". */
export const countedSaid = (blocks: readonly unknown[]): string => talText('blocks.read', { counts: counted(blocks) })

/** How many blocks lie on a site. */
export const blocksOn = (site: SiteTable): number => site.layers.flat().filter(colour => colour !== null).length

/** A seat's sites whose pyramids are not complete; none of a spectator's. */
export const underConstruction = ({ sites }: TalTable, seat: number | null): readonly SiteTable[] =>
  seat === null ? [] : sites.filter(site => site.owner === seat && !site.complete)

/** Whether a worker who goes to a place can build there in this round. */
export function mayBuildOn(viewpoint: Viewpoint, seat: number, place: PlaceName): boolean {
  const site = place.includes('/') ? viewpoint.siteOf(Number.parseInt(place)) : undefined
  return site?.owner === seat && !site.complete
}

/** Whether an overseer who goes to a place may claim its site. */
export function mayClaimAt(viewpoint: Viewpoint, piece: PieceName, place: PlaceName): boolean {
  const site = place.includes('/') ? viewpoint.siteOf(Number.parseInt(place)) : undefined
  const overseer = viewpoint.pieceOf(piece)
  return (
    site?.owner === null && overseer?.kind === 'overseer' && !overseer.claimed && hasScarab(viewpoint, overseer.seat)
  )
}
export const hasScarab = ({ table }: Viewpoint, seat: number): boolean =>
  (table.players.find(each => each.seat === seat)?.scarabs ?? 0) > 0

/** Whose site it is. */
export function ownerSaid(viewpoint: Viewpoint, site: SiteTable): string {
  if (site.closed) return talText('site.closed')
  if (site.owner === null) return talText('site.free')
  return site.owner === viewpoint.you
    ? talText('site.yours')
    : talText('site.of', { name: viewpoint.nameOf(site.owner) })
}

/** What a pyramid still needs, layer by layer from the open one up. */
export function missingSaid({ layers }: Pick<SiteTable, 'layers'>): string {
  const missing = layers
    .map((cells, layer) => ({ layer, n: cells.filter(colour => colour === null).length }))
    .filter(({ n }) => n > 0)
  return talText('missing', {
    parts: missing.map(({ layer, n }) =>
      layer === layers.length - 1
        ? talText('missing.top')
        : layer === 0
          ? talText('missing.ground', { n })
          : talText('missing.layer', { n, layer: layer + 1 }),
    ),
  })
}

/** Everything at once, for readers of text. */
export function siteRead(viewpoint: Viewpoint, number: number): string {
  const site = viewpoint.siteOf(number)
  if (!site) return talText('site', { site: number })
  const { now, could } = worthOfSite(site)
  if (site.closed) return [talText('site', { site: number }), ownerSaid(viewpoint, site)].join(', ')
  const contest = contestOf(viewpoint.table, number)
  return [
    [
      talText('site', { site: number }),
      ownerSaid(viewpoint, site),
      talText('site.blocks', { size: talText(`site.size.${site.size}`), n: blocksOn(site), of: blocksOf(site.size) }),
      site.complete ? talText('site.worth.complete', { now }) : talText('site.worth.could', { could }),
    ].join(', '),
    ...(['overseers', 'workers'] as const).flatMap(kind => majoritySaid(viewpoint, contest, kind)),
  ].join('; ')
}

/**
 * Whose figures of a kind stand on a site, and who has the majority where several are there; nothing where none stand.
 */
export function majoritySaid(viewpoint: Viewpoint, contest: Contest, kind: 'overseers' | 'workers'): readonly string[] {
  const { sides } = contest
  const [first, ...others] = contest[kind]
  if (sides.every(side => side[kind] === 0)) return []
  const counts = sides
    .filter(side => side[kind] > 0)
    .map(side => talText('majority.count', { name: viewpoint.nameOf(side.seat), n: side[kind] }))
  const lead =
    sides.length < 2 || first === undefined
      ? []
      : others.length > 0
        ? [talText('majority.several', { names: contest[kind].map(seat => viewpoint.nameOf(seat)) })]
        : [talText('majority.lead', { name: viewpoint.nameOf(first), yours: first === viewpoint.you })]
  return [talText(`majority.${kind}`, { counts: [...counts, ...lead] })]
}

/** What a figure is called. */
export const figureSaid = (viewpoint: Viewpoint, piece: PieceName | null): string =>
  talText(piece !== null && viewpoint.pieceOf(piece)?.kind === 'overseer' ? 'figure.overseer' : 'figure.worker')
