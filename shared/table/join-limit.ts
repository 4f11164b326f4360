// Limits how often seats may be taken before a game begins (a leaky bucket), so that somebody who joins and leaves over and
// over can neither fill the rows nor keep others out for good. Leaving and being removed do not count.
import type { JoinCount } from './rows.ts'

/** How many may join at once. */
const most = 30
/** One of them is forgotten after each such time, in milliseconds. */
const forgottenAfter = 60_000

/** Before anybody has joined. */
export const noJoins: JoinCount = { count: 0, at: 0 }

/** The count after one more has joined at `now`, in milliseconds; null if that is one too many. */
export function countJoin({ count, at }: JoinCount, now: number): JoinCount | null {
  const left = Math.max(0, count - Math.floor((now - at) / forgottenAfter))
  return left >= most ? null : { count: left + 1, at: left === 0 ? now : at + (count - left) * forgottenAfter }
}
