// The one wake-up of a table. It is set again only when the one that is set would come too late, for each setting is a row.
import type { Clock } from './ports.ts'

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
