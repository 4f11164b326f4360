// The one wake-up of a table. It is set again only when the one that is set would come too late, for each setting is a row.
import type { Clock } from './ports.ts'

/** What has failed is tried again after so many milliseconds at least. */
const firstRetry = 1000

/**
 * A table whose newest row cannot be read is woken again after so many milliseconds. Always the same number, for nothing
 * tells since when it has failed, and it may do so for as long as the table is there.
 */
export const unreadRetry = 60 * 60 * 1000

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

/** The wake-up of one table, as it is set. */
export class Alarm {
  /** When it rings; `null` if it is not set, undefined where that is not known. */
  private set: number | null | undefined
  /** Whether the last try to set it has failed. */
  hasFailed = false
  /** Whether it was set only for what may be done before. */
  private isPassing = false

  constructor(private readonly clock: Pick<Clock, 'wakeAt' | 'wakesAt'>) {}

  /**
   * Has the table woken at a time, in milliseconds since 1970, or earlier.
   * @param isPassing whether `settle` may put it off again
   */
  async noLaterThan(time: number, isPassing = false): Promise<void> {
    if (this.set === undefined) {
      const found = await this.clock.wakesAt()
      // Another may have set it meanwhile.
      this.set ??= found
    }
    if (this.set === null || this.set > time) await this.setTo(time, isPassing)
  }

  /** The same, where all that a passing wake-up was set for is done: it is put off to that time. */
  async settle(time: number): Promise<void> {
    if (this.isPassing && this.set !== time) await this.setTo(time, false)
    else await this.noLaterThan(time)
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
    this.isPassing = false
  }

  private async setTo(time: number, isPassing: boolean): Promise<void> {
    this.set = time
    this.isPassing = isPassing
    try {
      await this.clock.wakeAt(time)
      this.hasFailed = false
    } catch (thrown) {
      if (this.set === time) this.set = undefined
      this.hasFailed = true
      throw thrown
    }
  }
}
