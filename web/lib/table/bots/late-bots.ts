// Looks after bots that do not go on: a table whose account had used up its day has lost the wake-up in which they
// would have tried again, and nothing but somebody who comes wakes it then.
import type { View } from '#shared/protocol.ts'
import { playedBy } from './away.ts'

/** Bots that have not gone on for so many milliseconds are looked after; then after twice as long each time, */
const first = 60_000
/** but not later than after so many. */
const longest = 60 * 60_000

/** Whether bots are late at one table. */
export class LateBots {
  #version: number | null = null
  #since = 0
  #pause = first

  /**
   * To be called every now and then.
   * @param now in milliseconds
   * @returns whether it is time to connect anew, which loads the table and starts its bots
   */
  areLate(view: Pick<View, 'version' | 'waitingFor' | 'seats'> | null, now: number): boolean {
    const isAsked = view?.waitingFor.some(seat => playedBy(view.seats[seat]) !== null)
    if (!view || !isAsked || view.version !== this.#version) {
      this.#version = view?.version ?? null
      this.#since = now
      this.#pause = first
      return false
    }
    if (now - this.#since < this.#pause) return false
    this.#since = now
    this.#pause = Math.min(longest, this.#pause * 2)
    return true
  }
}
