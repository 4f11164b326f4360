// How far each player is in the present phase, from public knowledge alone.
import type { Viewpoint } from '../table/viewpoint.svelte.ts'
import { talText } from '../table/tal-texts.ts'

/** `done`: has had its turn; `now`: is asked; `next` and `later`: come after the one who is asked. */
type Standing = 'done' | 'now' | 'next' | 'later'

/** Phases that a seat may have no part in: who comes next is not known in advance. */
const skipping: readonly string[] = ['steal', 'takeover', 'build']

/** How far a seat is; null if nobody is waited for, as at the end. */
export function standingOf(
  { table, players, view }: Pick<Viewpoint, 'table' | 'players' | 'view'>,
  seat: number,
): Standing | null {
  if (view.waitingFor.includes(seat)) return 'now'
  if (view.waitingFor.length === 0) return null
  // All write their marches at the same time.
  if (table.turn === null) return 'done'
  const order = players.map(player => player.seat)
  const after = order.indexOf(seat) - order.indexOf(table.turn)
  return after < 0 ? 'done' : after === 0 ? 'now' : after === 1 && !skipping.includes(table.phase) ? 'next' : 'later'
}

/** How many tablets a seat has laid in all, as far as this viewer sees. */
export const tabletsOf = ({ groups }: Viewpoint['table'], seat: number): number =>
  groups.reduce((sum, { bids }) => sum + (bids.find(bid => bid.seat === seat)?.tablets ?? 0), 0)

/** How far a seat is, in a word or two; empty for `later`. */
export function standingSaid(viewpoint: Viewpoint, seat: number): string {
  const standing = standingOf(viewpoint, seat)
  if (standing === null || standing === 'later') return ''
  return standing === 'now' && seat === viewpoint.you ? talText('turn.yours') : talText(`turn.${standing}`)
}

/** What a seat does in the auction, while it goes on. */
export function biddingSaid(viewpoint: Viewpoint, seat: number): string {
  const standing = standingOf(viewpoint, seat)
  return standing === 'now'
    ? talText('bids.now')
    : standing === 'done'
      ? talText('bids.sealed', { n: tabletsOf(viewpoint.table, seat) })
      : talText('bids.later')
}
