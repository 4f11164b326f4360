// Why nothing can be done at a site now: each reason by a key. The rules themselves find them, where they decide what is offered;
// pages make sentences of them. Why a figure may not step somewhere is in `step-rules.ts`.
import { facts } from './board.ts'
import { closed, nobody } from './state.ts'
import type { PlayerContext } from './player-context.ts'

/** Whose site it is, for a seat. */
type Ownership = 'closed' | 'free' | 'own' | 'rivals'

/**
 * Why a site is not offered. An ownership: only a site of another kind would be. `no-majority`: the owner has as many
 * overseers there; `no-majorities`: or workers; `no-hands`: all workers there have taken or built their blocks; `bare`:
 * no block lies there; `elsewhere`: the overseer who is asked about stands on another one; `in-turn`: it is asked about
 * by itself later; `declined`: it has been asked about in this phase, and was left.
 */
export type TalObstacle =
  | Ownership
  | 'complete'
  | 'no-majority'
  | 'no-majorities'
  | 'no-scarab'
  | 'no-worker'
  | 'no-hands'
  | 'no-blocks'
  | 'bare'
  | 'elsewhere'
  | 'in-turn'
  | 'declined'

/** Whose site it is, for this seat. */
export function ownershipOf({ owners, seat }: PlayerContext, site: number): Ownership {
  const owner = owners[site] ?? closed
  return owner === closed ? 'closed' : owner === nobody ? 'free' : owner === seat ? 'own' : 'rivals'
}

/** Why a seat's workers on a site can handle no more blocks there, of which each can handle two; null where they can. */
export function obstacleOfHands(
  context: PlayerContext,
  site: number,
  handled: number,
): 'no-worker' | 'no-hands' | null {
  const workers = context.workersOn(site).length
  return workers === 0 ? 'no-worker' : handled < workers * facts.blocksOfWorker ? null : 'no-hands'
}
