// Since when seats are waited for, and when their time is out where a table has a clock.
import type { After } from './rows.ts'

interface Wait {
  readonly since: number
  /** The reason that everybody is given, as text. */
  readonly reason: string
  /** From when the clock counts: since the seat is waited for or a bot has picked for it, less what bots have had. */
  readonly counted: number
  /** While a bot stands in that has not picked yet: how many milliseconds its player had left. */
  readonly left?: number
}

/** A wait that was ended by an answer which may still be taken back, and when that was given. */
export interface SealedWait extends Wait {
  readonly at: number
}

/** What is stored of waits. */
type Known = Pick<After, 'since' | 'until' | 'standIns' | 'sealed'>

/** The waits of one table; all times in milliseconds since 1970. */
export class Waits {
  private readonly waits = new Map<number, Wait>()
  private readonly ended = new Map<number, SealedWait>()
  /** Whether the clock is stopped, for everybody. */
  isStopped = false

  /** @param clock how many milliseconds a seat has; null where there is no clock */
  constructor(readonly clock: number | null) {}

  /** Since when a seat is waited for; 0 if it is not. */
  since(seat: number): number {
    return this.waits.get(seat)?.since ?? 0
  }

  /** When a seat's time is out; null without a clock, while it is stopped, and where the seat is not waited for. */
  until(seat: number): number | null {
    const wait = this.waits.get(seat)
    return wait && this.clock !== null && !this.isStopped ? wait.counted + this.clock : null
  }

  /** The same if its player, for whom a bot stands in, came back now; null where the whole time would be left. */
  untilIfBack(seat: number, now: number): number | null {
    const left = this.waits.get(seat)?.left
    return left === undefined ? null : now + left
  }

  /** By seat: since when it is waited for. */
  get all(): After['since'] {
    return Object.fromEntries([...this.waits].map(([seat, { since }]) => [seat, since]))
  }

  /** By seat that may still take its answer back: its wait as it was then. */
  get sealed(): Readonly<Record<string, SealedWait>> {
    return Object.fromEntries(this.ended)
  }

  /**
   * Notes who is waited for now: since the publicly given reason last changed, for more would give secrets away.
   * @param reasons by seat that is waited for, as text
   * @param keepsTime whether another reason is no new wait for a seat: it has undone something, and could go to and fro for ever
   * @param mayReopen whether a seat that is waited for no more can take its answer back, now or once others have done so
   * @param known what is stored of waits that have begun before
   */
  update(
    reasons: ReadonlyMap<number, string>,
    at: number,
    keepsTime: (seat: number) => boolean = () => false,
    mayReopen: (seat: number) => boolean = () => false,
    known: Known = { since: {} },
  ): void {
    for (const [seat, wait] of Object.entries(known.sealed ?? {})) this.ended.set(Number(seat), wait)
    for (const [seat, wait] of this.waits) {
      if (reasons.has(seat)) continue
      this.waits.delete(seat)
      this.ended.set(seat, { ...wait, at })
    }
    for (const seat of this.ended.keys()) if (reasons.has(seat) || !mayReopen(seat)) this.ended.delete(seat)
    for (const [seat, reason] of reasons) {
      const wait = this.waits.get(seat)
      if (wait?.reason === reason) continue
      if (wait && keepsTime(seat)) {
        this.waits.set(seat, { ...wait, reason })
        continue
      }
      const until = known.until?.[seat]
      const since = known.since[seat] ?? at
      const counted = until === undefined ? since : until - (this.clock ?? 0)
      const left = until === undefined || known.standIns?.[seat] === undefined ? {} : { left: until - at }
      this.waits.set(seat, { reason, since, counted, ...left })
    }
  }

  /** To be called when a seat takes back the answer that ended its wait: that goes on where it has stopped. */
  reopen(seat: number, at: number): void {
    const ended = this.ended.get(seat)
    if (!ended) return
    const { at: sealed, ...wait } = ended
    const rested = at - sealed
    this.waits.set(seat, { ...wait, since: wait.since + rested, counted: wait.counted + rested })
  }

  /**
   * Gives a seat its whole time again.
   * @param left or so much of it, in milliseconds
   */
  restart(seat: number, at: number, left?: number): void {
    const wait = this.waits.get(seat)
    if (!wait) return
    const { since, reason } = wait
    const used = left === undefined ? 0 : (this.clock ?? 0) - left
    this.waits.set(seat, { since, reason, counted: at - used })
  }

  /** To be called when a bot begins to stand in for a seat's player, whose time stops. */
  pause(seat: number, at: number): void {
    const wait = this.waits.get(seat)
    const until = this.until(seat)
    if (wait && until !== null) this.waits.set(seat, { ...wait, left: until - at })
  }

  /**
   * To be called when its player is back: the time goes on where it has stopped, or whoever calls a bot and sends it
   * away could hold the table up for ever. It is whole if the bot has picked, or the seat is waited for anew.
   */
  goOn(seat: number, at: number): void {
    this.restart(seat, at, this.waits.get(seat)?.left)
  }

  /** Stops the clock, or has it run again: then everybody has the whole time. */
  setClock(runs: boolean, at: number): void {
    this.isStopped = !runs
    if (!runs) return
    this.ended.clear()
    for (const seat of this.waits.keys()) this.restart(seat, at)
  }
}

/** When time is out that runs, by what is stored. */
export function deadlines({ until = {}, standIns = {} }: Pick<After, 'until' | 'standIns'>): readonly number[] {
  return Object.entries(until).flatMap(([seat, time]) => (standIns[seat] === undefined ? [time] : []))
}
