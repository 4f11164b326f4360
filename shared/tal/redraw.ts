// Draws anew what a viewer may not know. Used by the test that nothing leaks, and for bots that search.
import type { RedrawChance } from '../engine/game.ts'
import { groupsOf } from './auction.ts'
import { likelyBids, likelyMarch } from './likely.ts'
import { isWriting, phaseOf } from './rounds.ts'
import { inHand } from './state.ts'
import type { PlayerContext } from './player-context.ts'

/**
 * Draws anew, through the journal: which tablets others have laid where (once they are sealed, how many lie where stays), and
 * every march of others that is not revealed. The bag has no order.
 */
export function redraw(contexts: readonly PlayerContext[], viewer: number | null, random: RedrawChance): void {
  for (const context of contexts) {
    if (context.seat === viewer || context.state.over === 1) continue
    if (phaseOf(context) === 'auction') redrawBids(context, random)
    else if (isWriting(context)) redrawMarch(context, random)
  }
}

/** Deals sealed tablets among the places where some lie; puts those of a seat that is still laying anywhere. */
function redrawBids({ game: { journal }, state, seat, laid }: PlayerContext, random: RedrawChance): void {
  if (state.sealed[seat] === 1)
    likelyBids(state, seat, random).forEach((group, tablet) => journal.put(laid, tablet, group))
  else if (seat === state.turn)
    laid.forEach((_, tablet) => journal.put(laid, tablet, inHand + random.below(groupsOf(state).length + 1)))
}

/** Replaces a march by a likely one. */
function redrawMarch({ game: { journal }, state, seat, march }: PlayerContext, random: RedrawChance): void {
  while (march.length > 0) journal.pop(march)
  for (const step of likelyMarch(state, seat, random)) journal.push(march, step)
}
