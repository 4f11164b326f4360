// In which order the players of a finished game are named.
import type { Result } from './protocol.ts'

/** The scores of a game by places: the winners first, whatever has decided between equal points, then by points. */
export const inPlaces = ({ scores, winners }: Result): Result['scores'] =>
  scores.toSorted(
    (one, other) =>
      Number(winners.includes(other.seat)) - Number(winners.includes(one.seat)) || other.total - one.total,
  )
