// The Pharaoh's pyramid: blocks that nobody builds go there; those for which it has no room leave the game.
import type { GameContext } from '../engine/game-context.ts'
import { blocksOf } from './pyramid.ts'
import type { TalState } from './state.ts'

const room = blocksOf('pharaoh')

/** Whether the Pharaoh's pyramid is complete. */
export const isPharaohComplete = ({ pharaoh }: TalState): boolean => pharaoh.length === room

/** Lays blocks onto the Pharaoh's pyramid. Returns how many of them leave the game. */
export function layOnPharaoh({ state, journal }: GameContext<TalState>, blocks: readonly number[]): number {
  const kept = blocks.slice(0, room - state.pharaoh.length)
  for (const block of kept) journal.push(state.pharaoh, block)
  const out = blocks.length - kept.length
  if (out > 0) state.out = journal.change(state, 'out', state.out + out)
  return out
}
