// The groups of the auction for both layouts of the table: what is in each, who has bid what, and what it is useful for.
import { groupBy } from '#shared/group-by.ts'
import { facts, letterOf, type Colour } from '#shared/tal/board.ts'
import type { Auctioned, Bid, Group, TalTable } from '#shared/tal/table.ts'
import { siteOf } from '../board/board-geometry.ts'
import { countedSaid, underConstruction } from '../building/sites.ts'
import { alikeIn, useOfAny, usesOf, type Use } from './group-uses.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'
import { talText } from '../table/tal-texts.ts'

/** The groups of the present auction, or those of this round once they are revealed. */
export const groupsOf = ({ groups, auctioned }: TalTable): readonly (Group | Auctioned)[] =>
  groups.length > 0 ? groups : auctioned

/** Who has got a group, once that is known; null for nobody. */
export const winnerOf = (group: Group | Auctioned): number | null | undefined =>
  'winner' in group ? group.winner : undefined

const useSaid = ({ n, colour, layer, site }: Use): string =>
  talText('group.good', {
    n,
    colour: talText(`colour.${colour}`),
    layer,
    top: layer === facts.layers[siteOf(site).size].length,
    site,
  })

/** The kinds of the own tablets on a group, each with how many there are. */
export const kindsLaid = (
  { table: { mine } }: Viewpoint,
  group: number,
): readonly { readonly value: number; readonly n: number }[] =>
  [...groupBy(mine?.bids[group] ?? [], value => value)].map(([value, { length }]) => ({ value, n: length }))

/** What a group is useful for to this viewer, best first; nothing for a spectator. */
export function goodFor(viewpoint: Viewpoint, { blocks }: Group | Auctioned): readonly string[] {
  if (viewpoint.you === null) return []
  const uses = usesOf(viewpoint, blocks)
  if (uses.length > 0) return uses.map(useSaid)
  const any = useOfAny(viewpoint, blocks)
  if (any) return [talText('group.any', any)]
  if (underConstruction(viewpoint.table, viewpoint.you).length > 0) return [talText('group.noUse')]
  const alike = alikeIn(blocks)
  return [
    alike.length > 0
      ? talText('group.alike', { counts: alike.map(({ n, colour }) => ({ n, colour: talText(`colour.${colour}`) })) })
      : talText('group.unlike'),
  ]
}

/** The same as numbers of blocks with their site, which is null while the viewer has none. */
export function needOf(
  viewpoint: Viewpoint,
  { blocks }: Group | Auctioned,
): readonly { readonly n: number; readonly colour: Colour; readonly site: number | null }[] {
  return underConstruction(viewpoint.table, viewpoint.you).length > 0
    ? usesOf(viewpoint, blocks)
    : viewpoint.you === null
      ? []
      : alikeIn(blocks).map(each => ({ ...each, site: null }))
}

/** The bids of the other players; once revealed, of all. */
export const bidsShown = (viewpoint: Viewpoint, { bids }: Group | Auctioned): readonly Bid[] =>
  bids.filter(({ seat }) => seat !== viewpoint.you || viewpoint.table.groups.length === 0)

/**
 * A description of a group for screen readers, with the values of the viewer's own tablets.
 * @param tablet the tablet that a press would lay here; null if none
 */
export function groupRead(viewpoint: Viewpoint, at: number, group: Group | Auctioned, tablet: number | null): string {
  const winner = winnerOf(group)
  const letter = letterOf(at)
  const own = winner === undefined ? (viewpoint.table.mine?.bids[at] ?? []) : []
  return [
    `${tablet === null ? talText('group', { letter }) : talText('group.lay', { letter, tablet })}: ${countedSaid(group.blocks)}`,
    ...bidsShown(viewpoint, group).map(({ seat, tablets, value }) =>
      value === null
        ? talText('group.tablets', { name: viewpoint.nameOf(seat), n: tablets })
        : talText('group.value', { name: viewpoint.nameOf(seat), yours: seat === viewpoint.you, value }),
    ),
    ...(own.length > 0 ? [talText('group.yours', { tablets: own.map(value => talText('tablet', { value })) })] : []),
    ...(winner === undefined
      ? goodFor(viewpoint, group)
      : [winner === null ? talText('group.unsold') : talText('group.won', { name: viewpoint.nameOf(winner, 'whom') })]),
  ].join('; ')
}
