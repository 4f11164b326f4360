// The one wake-up of a table. It is set again only when the one that is set would come too late, for each setting is a row.
import type { Clock } from './ports.ts'

/** What has failed is tried again after so many milliseconds at least. */
const firstRetry = 1000

/**
 * When to try again what has failed. The pauses grow exponentially: each is as long as the work is overdue by then, and
 * one second at least. So an outage is made up for within as long again as it has lasted, and what always fails is
 * tried some twenty times before its table is deleted.
 * @param since when it should have happened, in milliseconds since 1970
 * @param now in milliseconds since 1970
 */
export function retryAt(since: number, now: number): number {
  return now + Math.max(firstRetry, now - since)
}

export class Alarm {
  /** When it rings; `null` if it is not set, undefined where that is not known. */
  private set: number | null | undefined

  constructor(private readonly clock: Pick<Clock, 'wakeAt' | 'wakesAt'>) {}

  /** Has the table woken at a time, in milliseconds since 1970, or earlier. */
  async noLaterThan(time: number): Promise<void> {
    if (this.set === undefined) {
      const found = await this.clock.wakesAt()
      // Another may have set it meanwhile.
      this.set ??= found
    }
    if (this.set !== null && this.set <= time) return
    this.set = time
    await this.clock.wakeAt(time)
  }

  /** Sets the first wake-up of a table that is about to be made: in one with its first row, so that no crash comes between. */
  first(time: number): void {
    this.set = time
    // If that fails, the next row sets it.
    this.clock.wakeAt(time).catch(() => {
      this.set = null
    })
  }

  /** To be called when it has rung. */
  rang(): void {
    this.set = null
  }
}
