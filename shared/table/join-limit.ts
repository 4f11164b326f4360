// How many come to a table before its game: each that sits down counts and is forgotten again with time, so that nobody who
// comes and goes without end can fill the rows, nor close the table for good. Leaving and being removed do not count.
import type { JoinCount } from './rows.ts'

/** So many may come at once. */
const most = 30
/** After this time, in milliseconds, one of them is forgotten. */
const forgottenAfter = 60_000

/** Nobody has come yet. */
export const noJoins: JoinCount = { count: 0, at: 0 }

/** What is known of the comings once somebody has come now; null where that is one too many. */
export function countJoin({ count, at }: JoinCount, now: number): JoinCount | null {
  const left = Math.max(0, count - Math.floor((now - at) / forgottenAfter))
  return left >= most ? null : { count: left + 1, at: left === 0 ? now : at + (count - left) * forgottenAfter }
}
