// How near a game is to its end, from the public part of a view. Pure functions.
import type { Pyramid, ValleyTable } from './table.ts'

/**
 * `last`: the game certainly ends with this round, for stock and pyramid are empty and nothing can lay a card there again
 * (RULES.md, Rebuild and end). Before that nobody can be sure: two pyramid cards that are swapped, or one that is
 * exchanged, are a change, so that a turn need not take any card away. `near`: the stock may be used up within a round.
 */
export type Ending = {
  readonly kind: 'far' | 'near' | 'last'
  /** Cards in stock and pyramid together. */ readonly left: number
}

/** How many cards lie in a pyramid, face up or down. */
const count = (pyramid: Pyramid): number => pyramid.flat().filter(card => card !== null).length

/** What everybody can know of the end now. A table whose game is over counts as in its last round. */
export function endingOf({ stock, pyramid, players }: Pick<ValleyTable, 'stock' | 'pyramid' | 'players'>): Ending {
  const left = stock + count(pyramid)
  return { kind: left === 0 ? 'last' : stock <= players.length ? 'near' : 'far', left }
}

/**
 * Whether a seat can still use its free entombing in this round: during its turn if it has not, or before its turn.
 */
export function mayStillEntomb(
  { turn, first, step, now, players }: Pick<ValleyTable, 'turn' | 'first' | 'step' | 'now' | 'players'>,
  seat: number,
): boolean {
  if (turn === null) return false
  if (turn === seat) return step === 'play' && now.freeEntombing
  const nth = (each: number) => (each - first + players.length) % players.length
  return nth(seat) > nth(turn)
}
