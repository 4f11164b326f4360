// What time it is at the table: the clock of a device may be wrong by hours.
import type { View } from '#shared/protocol.ts'
import { isLocal } from '#shared/table/local-id.ts'
import { siteAhead } from './site-clock.ts'

/** By more than this a device's clock leaves its course only where it is set, or where the device has slept; in milliseconds. */
const drift = 2_000
/** How long the site is not asked again after it has not answered, in milliseconds. */
const pause = 30_000

class TableClock {
  /** By how much the table's clock is ahead of this device's, in milliseconds; at least so much that nobody was asked in the future. */
  ahead = $state(0)
  /** The same, as far as the site has told. */
  #told = 0
  /** When whoever is waited for was asked last, by the table's clock. */
  #asked = 0
  /** When this page was opened, by the device's clock, when the site was asked last; forgotten soon if it said nothing. */
  #opened = -Infinity

  /**
   * To be called with each view, and every now and then: nobody was asked in the future, so where a question that has just
   * come says otherwise the clock of this device is slow; and the site is asked where it has not told yet.
   */
  look({ id, waiting }: Pick<View, 'id' | 'waiting'>): void {
    const asked = Math.max(0, ...Object.values(waiting).map(({ since }) => Date.parse(since)))
    if (asked !== this.#asked) {
      this.#asked = asked
      this.#set()
    }
    if (asked > 0 && !isLocal(id)) void this.ask()
  }

  #set(): void {
    this.ahead = Math.max(this.#told, this.#asked - Date.now())
  }

  /** Asks the site for the time: until it has answered, and again where this device's clock has jumped. */
  async ask(): Promise<void> {
    const opened = Date.now() - performance.now()
    if (Math.abs(opened - this.#opened) < drift) return
    this.#opened = opened
    const told = await siteAhead()
    if (told === null) {
      setTimeout(() => {
        this.#opened = -Infinity
      }, pause)
      return
    }
    this.#told = told
    this.#set()
  }
}

export const tableClock = new TableClock()
