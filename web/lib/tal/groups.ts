// Groups of the auction in words, for both forms of the table: what lies in one, who laid what on it, what it is good for.
import { facts, letterOf } from '#shared/tal/board.ts'
import type { Auctioned, Bid, Group, TalTable } from '#shared/tal/table.ts'
import { siteOf } from './board/ground.ts'
import { usesOf, type Use } from './uses.ts'
import type { Viewpoint } from './viewpoint.svelte.ts'
import { tt } from './words.ts'

/** The groups that are bid for; after that, those of this round as they were revealed. */
export const groupsOf = ({ groups, auctioned }: TalTable): readonly (Group | Auctioned)[] => groups.length > 0 ? groups : auctioned

/** Who gets a group, once that is known: null for nobody. */
export const winnerOf = (group: Group | Auctioned): number | null | undefined => 'winner' in group ? group.winner : undefined

export const useSaid = ({ n, colour, layer, site }: Use): string => tt('group.good', { n, colour: tt(`colour.${colour}`), layer, top: layer === facts.layers[siteOf(site).size].length, site })

/** The bids of others, or once they are open, of all. */
export const bidsShown = (seen: Viewpoint, { bids }: Group | Auctioned): readonly Bid[] => bids.filter(({ seat }) => seat !== seen.you || seen.table.groups.length === 0)

/**
 * A group at once, for readers of text: the own tablets with their values, which nobody else reads.
 * @param tablet the one that a press lays here; null where none
 */
export function groupRead(seen: Viewpoint, at: number, group: Group | Auctioned, tablet: number | null): string {
  const winner = winnerOf(group), letter = letterOf(at)
  const own = winner === undefined ? seen.table.mine?.bids[at] ?? [] : []
  const uses = winner === undefined ? usesOf(seen, group.blocks).map(useSaid) : []
  return [
    `${tablet === null ? tt('group', { letter }) : tt('group.lay', { letter, tablet })}: ${tt('blocks.read', { counts: [...Map.groupBy(group.blocks, colour => colour)].map(([colour, all]) => ({ n: all.length, colour: tt(`colour.${colour}`) })) })}`,
    ...bidsShown(seen, group).map(({ seat, tablets, value }) => value === null ? tt('group.tablets', { name: seen.nameOf(seat), n: tablets }) : tt('group.value', { name: seen.nameOf(seat), value })),
    ...own.length > 0 ? [tt('group.yours', { tablets: own.map(value => tt('tablet', { value })) })] : [],
    ...uses.length > 0 ? [tt('group.uses', { uses })] : [],
    ...winner === undefined ? [] : [winner === null ? tt('group.unsold') : tt('group.won', { name: seen.nameOf(winner, 'whom') })],
  ].join('; ')
}
