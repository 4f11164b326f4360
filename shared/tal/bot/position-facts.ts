// What a hint of the board game tells its reasons from: points, blocks and sites. Only what the seat can see.
import type { PositionFacts } from '../../bots/bot-rules.ts'
import type { Match } from '../../engine/match.ts'
import { points } from '../scoring.ts'
import { empty, type TalState } from '../state.ts'

/** `points` of complete pyramids; `sites` and the `built` blocks on them; `held`: blocks still to be built. */
export const factsOf = ({ game: { state } }: Match<TalState>, seat: number): PositionFacts => {
  const own = state.owners.flatMap((owner, site) => (owner === seat ? [site] : []))
  return {
    points: points(state, seat),
    sites: own.length,
    built: own.reduce((sum, site) => sum + (state.cells[site] ?? []).filter(cell => cell !== empty).length, 0),
    held: (state.blocks[seat] ?? []).reduce((sum, count) => sum + count, 0),
  }
}
