// Who begins a game: known from its deal alone.
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Rules } from '../engine/game.ts'
import type { State } from '../engine/game-context.ts'
import { Referee } from '../engine/referee.ts'
import type { MadeEvent } from './rows.ts'

/**
 * How many seeds are tried at most, until one deals a game that the right seat begins: one in as many as there are
 * seats does.
 */
export const maxSeeds = 300

/** The seat that begins a game, as the line `begin` of its deal says; null where there is none. */
export function firstSeat(
  { options, seats, seed }: Pick<MadeEvent, 'options' | 'seats'> & { readonly seed: string },
  game: Rules<State>,
): number | null {
  const { dealLines } = new Referee(game, options, seats, hexToBytes(seed))
  return dealLines.find(({ key }) => key === 'begin')?.seat ?? null
}
