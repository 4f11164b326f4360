// Rate limit for frames: a bucket of tokens that refills, from which every frame takes some. It need not survive hibernation:
// a table sleeps after ten seconds without frames, and an empty bucket is full after eight.

const capacity = 240
const refilledPerSecond = 30

/** What frames cost, in tokens. A view costs more than a pick, for it takes dry runs and some kilobytes; a refusal costs most. */
export const costs = { pick: 1, view: 10, refusal: 20 } as const

/** One bucket, full at first. */
export class TokenBucket {
  private tokens = capacity

  /** @param at the time now, in milliseconds */
  constructor(private at: number) {}

  /** Takes tokens out. Returns false, and takes none, if there are too few. */
  take(cost: number, now: number): boolean {
    // A clock that was set back takes nothing out.
    const passed = Math.max(0, now - this.at)
    this.tokens = Math.min(capacity, this.tokens + (passed / 1000) * refilledPerSecond)
    this.at = now
    if (this.tokens < cost) return false
    this.tokens -= cost
    return true
  }
}
