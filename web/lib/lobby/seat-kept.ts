// Whether a seat is there again after a reload.
import { seatMark } from '#web/lib/table/personal-link.ts'
import { seatPrefix } from '#web/lib/table/seat-storage.ts'

/** Whether this browser has stored the token of a seat at a table, or has it in the address; it may store nothing at all. */
export function isSeatKept(table: string, token: string): boolean {
  if (location.hash === seatMark + token) return true
  try {
    return localStorage.getItem(seatPrefix + table) === token
  } catch {
    return false
  }
}
