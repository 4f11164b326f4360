// Where each player stands in the present phase, by what everybody at the table may see.
import type { Viewpoint } from '../table/viewpoint.svelte.ts'
import { tt } from '../table/tal-texts.ts'

/** `done` had its part, `now` is asked; `next` and `later` come after whoever is asked. */
type Standing = 'done' | 'now' | 'next' | 'later'

/** In these phases somebody may have no part: who comes next is not known before he is asked. */
const skipping: readonly string[] = ['steal', 'takeover', 'build']

/** A seat's standing; null where nobody is waited for, as at the end. */
export function standingOf(
  { table, players, view }: Pick<Viewpoint, 'table' | 'players' | 'view'>,
  seat: number,
): Standing | null {
  if (view.waitingFor.includes(seat)) return 'now'
  if (view.waitingFor.length === 0) return null
  // While marches are written nobody's turn comes before another's.
  if (table.turn === null) return 'done'
  const order = players.map(player => player.seat)
  const after = order.indexOf(seat) - order.indexOf(table.turn)
  return after < 0 ? 'done' : after === 0 ? 'now' : after === 1 && !skipping.includes(table.phase) ? 'next' : 'later'
}

/** How many tablets a seat has laid on all groups, as far as they are seen. */
export const tabletsOf = ({ groups }: Viewpoint['table'], seat: number): number =>
  groups.reduce((sum, { bids }) => sum + (bids.find(bid => bid.seat === seat)?.tablets ?? 0), 0)

/** A seat's standing in a word or two; nothing is said of those who come later. */
export function standingSaid(viewpoint: Viewpoint, seat: number): string {
  const standing = standingOf(viewpoint, seat)
  if (standing === null || standing === 'later') return ''
  return standing === 'now' && seat === viewpoint.you ? tt('turn.yours') : tt(`turn.${standing}`)
}

/** What a seat does in the auction, while it goes on. */
export function biddingSaid(viewpoint: Viewpoint, seat: number): string {
  const standing = standingOf(viewpoint, seat)
  return standing === 'now'
    ? tt('bids.now')
    : standing === 'done'
      ? tt('bids.sealed', { n: tabletsOf(viewpoint.table, seat) })
      : tt('bids.later')
}
