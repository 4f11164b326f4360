// How much may be asked over live lines: a bucket of tokens that every frame costs some of, and that fills again. Nothing
// of it is kept through hibernation: a table sleeps after ten seconds, and an empty bucket is full after eight.

const capacity = 240
const refilledPerSecond = 30

/** What frames cost: a pick the work of one row, a view of looking ahead and some kilobytes; what is refused is asked for nothing. */
export const costs = { pick: 1, view: 10, refusal: 20 } as const

/** One bucket, full at first. */
export class TokenBucket {
  private tokens = capacity

  /** @param at now, in milliseconds */
  constructor(private at: number) {}

  /** Takes tokens out; false, and nothing taken, where there are too few. */
  take(cost: number, now: number): boolean {
    this.tokens = Math.min(capacity, this.tokens + ((now - this.at) / 1000) * refilledPerSecond)
    this.at = now
    if (this.tokens < cost) return false
    this.tokens -= cost
    return true
  }
}
