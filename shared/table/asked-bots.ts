// Which bots of a table are asked something.
import type { TableState } from './table-state.ts'

/** The bots that are asked something, by seat. */
export function askedBots({ waitingFor, seats }: TableState): readonly number[] {
  return waitingFor.filter(seat => seats.levelOn(seat) !== null)
}
