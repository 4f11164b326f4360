// Holds a table to it that its bots go on while everybody is away, though its program dies meanwhile: nothing wakes it
// then but the alarms that it has set itself.
import type { Ledger } from './ledger.ts'
import type { SimulatedServer } from './simulated-server.ts'

const minute = 60_000
/**
 * Within so much a table looks after bots that were asked while nobody was connected; later and later where its program
 * dies each time.
 */
const lookedAfter = minute
/** Bots pause, and think. */
const pause = minute

/** What has to be compared between two steps. */
interface Moment {
  readonly row: number
  /** When that row was stored, in milliseconds since 1970. */
  readonly storedAt: number
  readonly lives: number
  /** Whether nothing has reached the program that runs. */
  readonly isFresh: boolean
  /** Whether the table takes anybody for connected. */
  readonly isWatched: boolean
  readonly failures: number
  readonly skew: number
}

/** Whether the bots of one table go on. */
export class LonelyBots {
  /** When they must have gone on; null where nothing has to have them go on. */
  private due: number | null = null
  private last: Moment

  constructor(
    private readonly server: SimulatedServer,
    private readonly ledger: Ledger,
  ) {
    this.last = this.moment
  }

  /**
   * To be called after each step.
   * @param isDeserted whether everybody was away, and time passed only where nothing was due
   */
  afterStep(isDeserted: boolean): void {
    const { server, ledger, last, moment: now } = this
    this.last = now
    // What has failed is tried again later and later, and an alarm is set by the clock as it was.
    const isUnharmed = now.failures === last.failures && now.skew === last.skew && now.row >= last.row
    if (!isDeserted || !isUnharmed || now.isWatched || server.isOtherVersion || !ledger.areBotsAsked) this.due = null
    else if (this.isDueAnew(last, now)) this.due = this.latestAfter(last, now)
    else if (this.due !== null && server.now() > this.due)
      ledger.found('bots-stay-away', `still row ${now.row}, alarm in ${(server.alarm ?? Infinity) - server.now()} ms`)
  }

  /**
   * Whether it counts anew until when they must have gone on: from the row or from the last one's going, of which the
   * program knows that runs; then with each row, and each death of a program that had looked after them.
   */
  private isDueAnew(last: Moment, now: Moment): boolean {
    const isSameLife = now.lives === last.lives
    if (this.due === null) return isSameLife && (now.row > last.row || last.isWatched)
    return now.row > last.row || (!isSameLife && !last.isFresh)
  }

  /** A program that died with a row has set no alarm for it: the one that is set was set by the row before. */
  private latestAfter(last: Moment, now: Moment): number {
    const { storedAt } = now.lives === last.lives ? now : last
    const time = this.server.now()
    return time + Math.max(lookedAfter, time - storedAt) + pause
  }

  private get moment(): Moment {
    const { disk, lives, life, lines, skew } = this.server
    const { isFresh } = life
    const { newest } = this.ledger
    return {
      row: newest?.n ?? 0,
      storedAt: newest?.at ?? this.server.now(),
      lives,
      isFresh,
      isWatched: lines.length > 0,
      failures: disk.failures,
      skew,
    }
  }
}
