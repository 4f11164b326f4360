// Limits how often something that leaves a row may happen: sitting down, asking for a stand-in, making a next
// table anew. A leaky bucket that lies in the rows, so that it survives sleep.

/** How many times it has happened lately, as of `at`, in milliseconds since 1970. */
export interface LeakyBucket {
  readonly count: number
  readonly at: number
}

/** So often may it happen at once. */
const most = 30
/** One of them is forgotten after each such time, in milliseconds. */
const forgottenAfter = 60_000

/** Before it has ever happened. */
export const emptyBucket: LeakyBucket = { count: 0, at: 0 }

/** The bucket after it has happened once more at `now`, in milliseconds; null if that is once too often. */
export function withOneMore({ count, at: noted }: LeakyBucket, now: number): LeakyBucket | null {
  // A clock that was set back must not shut everybody out until the time that it showed before.
  const at = Math.min(noted, now)
  const left = Math.max(0, count - Math.floor((now - at) / forgottenAfter))
  return left >= most ? null : { count: left + 1, at: left === 0 ? now : at + (count - left) * forgottenAfter }
}
