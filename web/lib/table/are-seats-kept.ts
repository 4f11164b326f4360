// Whether a seat is there again after a reload.
import { seatMark } from './personal-link.ts'

/** Whether this browser stores anything, or has the seat in the address. */
export function areSeatsKept(): boolean {
  if (location.hash.startsWith(seatMark)) return true
  const name = 'valley:probe'
  try {
    localStorage.setItem(name, name)
    localStorage.removeItem(name)
    return true
  } catch {
    return false
  }
}
