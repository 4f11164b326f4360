// The tables at which this browser holds a seat, for the list on the front page. Apart from `seat-storage.ts`, which every table
// loads first.
import { isLocal } from '#shared/table/local-id.ts'
import { keep, kept, keptNames } from '../platform/storage.ts'
import { openedOf, seatPrefix, tokenFor } from './seat-storage.ts'

export interface KeptSeat {
  readonly table: string
  readonly token: string
  /** Milliseconds since 1970; 0 if it was not noted. */
  readonly lastOpened: number
}

/** Takes a table off the list of tables until it is opened again. Its seat is kept. */
export const takeOffList = (table: string) => keep(openedOf(table), 'off')
/** When a table was opened last, in milliseconds since 1970; 0 if that was not noted, null if it was taken off the list. */
export function lastOpened(table: string): number | null {
  const noted = kept(openedOf(table))
  return noted === 'off' ? null : Number(noted ?? 0)
}

/** All seats on the list, the one opened last first. `takeOffList`, and `noteOpened` in `seat-storage.ts`, change what is on it. */
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

/** The tables of this browser that were taken off the list: nothing else leads to them. */
export const localTablesOff = (): readonly string[] =>
  keptNames(seatPrefix)
    .map(name => name.slice(seatPrefix.length))
    .filter(table => isLocal(table) && lastOpened(table) === null)

/** Forgets all that this browser has kept of a table which is gone. */
export function forgetTable(table: string): void {
  for (const name of keptNames('valley:')) if (name.split(':').includes(table)) keep(name, null)
}
