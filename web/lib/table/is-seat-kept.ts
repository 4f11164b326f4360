// Whether a seat is there again after a reload.
import { seatMark } from './personal-link.ts'

/** Whether this browser stores anything, or has the seat with this token in the address. */
export function isSeatKept(token: string | null): boolean {
  if (token !== null && location.hash === seatMark + token) return true
  const name = 'valley:probe'
  try {
    localStorage.setItem(name, name)
    localStorage.removeItem(name)
    return true
  } catch {
    return false
  }
}
