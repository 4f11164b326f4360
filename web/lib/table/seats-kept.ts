// The tables at which this browser holds a seat, for the list on the front page. Apart from `seat-storage.ts`, which every table
// loads first.
import { keptNames } from '../platform/storage.ts'
import { lastOpened, seatPrefix, tokenFor } from './seat-storage.ts'

export interface KeptSeat {
  readonly table: string
  readonly token: string
  /** Milliseconds since 1970; 0 if it was not noted. */
  readonly lastOpened: number
}

/** All seats on the list, the one opened last first. `takeOffList` and `noteOpened` in `seat-storage.ts` change what is on it. */
export function seatsKept(): readonly KeptSeat[] {
  return keptNames(seatPrefix)
    .flatMap((name): readonly KeptSeat[] => {
      const table = name.slice(seatPrefix.length)
      const token = tokenFor(table)
      const opened = lastOpened(table)
      return token === null || opened === null ? [] : [{ table, token, lastOpened: opened }]
    })
    .sort((a, b) => b.lastOpened - a.lastOpened)
}
