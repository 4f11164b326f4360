// Since when seats are waited for, and when their time is out where a table has a clock.
import type { After } from './rows.ts'

interface Wait {
  readonly since: number
  readonly said: string
  /** From when the clock counts: since the seat is waited for, or its player is back, or a bot has picked because time was out. */
  readonly counted: number
}

/** The waits of one table; all times in milliseconds since 1970. */
export class Waits {
  private readonly waits = new Map<number, Wait>()
  /** Whether the clock is stopped, for everybody. */
  isStopped = false

  /** @param clock how many milliseconds a seat has; null where there is no clock */
  constructor(private readonly clock: number | null) {}

  /** Since when a seat is waited for; 0 if it is not. */
  since(seat: number): number {
    return this.waits.get(seat)?.since ?? 0
  }

  /** When a seat's time is out; null without a clock, while it is stopped, and where the seat is not waited for. */
  until(seat: number): number | null {
    const wait = this.waits.get(seat)
    return wait && this.clock !== null && !this.isStopped ? wait.counted + this.clock : null
  }

  /** By seat: since when it is waited for. */
  get all(): After['since'] {
    return Object.fromEntries([...this.waits].map(([seat, { since }]) => [seat, since]))
  }

  /**
   * Notes who is waited for now: since the publicly given reason last changed, for more would give secrets away.
   * @param said by seat that is waited for, the reason as text
   * @param known what is stored of waits that have begun before
   */
  update(said: ReadonlyMap<number, string>, at: number, known: Pick<After, 'since' | 'until'> = { since: {} }): void {
    for (const seat of this.waits.keys()) if (!said.has(seat)) this.waits.delete(seat)
    for (const [seat, reason] of said) {
      if (this.waits.get(seat)?.said === reason) continue
      const until = known.until?.[seat]
      const since = known.since[seat] ?? at
      this.waits.set(seat, { said: reason, since, counted: until === undefined ? since : until - (this.clock ?? 0) })
    }
  }

  /** Gives a seat its whole time again. */
  restart(seat: number, at: number): void {
    const wait = this.waits.get(seat)
    if (wait) this.waits.set(seat, { ...wait, counted: at })
  }

  /** Stops the clock, or has it run again: then everybody has the whole time. */
  setClock(runs: boolean, at: number): void {
    this.isStopped = !runs
    if (runs) for (const seat of this.waits.keys()) this.restart(seat, at)
  }
}
