// When a table is woken next: by what its newest row says, sooner while bots are asked and nobody is connected, and at
// once where they think on in the next wake-up.
import { retryAt, type Alarm } from './alarm.ts'
import { askedBots } from './asked-bots.ts'
import { forgetAt } from './lifetime.ts'
import type { Outbox } from './outbox.ts'
import type { Clock } from './ports.ts'
import type { Newest } from './rows.ts'
import type { StoredTable } from './stored-table.ts'
import { deadlines } from './waits.ts'

/**
 * A table whose bots were asked while nobody was connected is woken after so many milliseconds: if its program has ended
 * meanwhile they go on, else nothing happens. Where somebody is connected, their coming back wakes the table.
 */
const wokenForBotsAfter = 60_000

/** The next wake-up of one table. */
export class NextWakeUp {
  /** Whether a wake-up is under way: at its end it sets the next. */
  isAwake = false

  /** @param areBotsWaiting whether bots wait for a wake-up, to think on in it */
  constructor(
    private readonly table: StoredTable,
    private readonly outbox: Pick<Outbox, 'viewers'>,
    private readonly alarm: Alarm,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly areBotsWaiting: () => boolean,
  ) {}

  /**
   * Has the table woken when it next has to be; to be called whenever a row was stored. What should have happened by
   * now, but has failed, is tried again later and later.
   */
  async set(): Promise<void> {
    await this.setAtLast().catch(() => undefined)
  }

  /**
   * The same at the end of a wake-up, after which no other is set.
   * @throws where it cannot be set, as at an account that may write nothing more today: then this wake-up has failed,
   *   and the platform repeats it
   */
  async setAtLast(): Promise<void> {
    try {
      const { newest } = this.table
      if (!newest || this.isAwake) return
      const now = this.clock.now()
      // Until it comes nothing else is set: no row may put it off, and a clock that was set back delays it no longer
      // than to the next row.
      if (this.areBotsWaiting()) return await this.alarm.noLaterThan(now)
      // Each by itself: what is overdue must not put off what is still to come.
      const time = Math.min(...wakeUpsOf(newest).map(due => (due > now ? due : retryAt(due, now))))
      if (!this.isLeftToBots) return await this.alarm.settle(time)
      // Where bots fail each time, it comes later and later too.
      const forBots = Math.max(now + wokenForBotsAfter, retryAt(newest.at, now))
      if (forBots < time) await this.alarm.noLaterThan(forBots, true)
      else await this.alarm.noLaterThan(time)
    } catch (thrown) {
      // The state is as good as before. If it were dropped, whoever loads it would try again at once, without end.
      this.table.report(thrown, 'alarm')
      throw thrown
    }
  }

  /** The same where somebody has come or asks, and the last one could not be set. */
  setIfMissing(): void {
    if (this.alarm.hasFailed) void this.set()
  }

  /** The same where somebody has gone, and the wake-up may have to be another for that. */
  async setIfChanged(): Promise<void> {
    const after = this.table.inMemory?.newest.after
    if (after?.until || after?.push || this.isLeftToBots) await this.set()
  }

  /** Has bots try again in a wake-up. When follows from the rows, for the table may be unloaded until then. */
  async setToRetry(): Promise<void> {
    try {
      const { newest } = this.table
      if (newest) await this.alarm.noLaterThan(retryAt(newest.at, this.clock.now()))
    } catch (thrown) {
      this.table.handleError(thrown, 'bots')
    }
  }

  /** Whether bots are asked and nobody is connected. Does not load the game: else no bot is about to play. */
  private get isLeftToBots(): boolean {
    const { inMemory } = this.table
    return inMemory !== null && askedBots(inMemory).length > 0 && this.outbox.viewers.length === 0
  }
}

/**
 * When a table has to be woken by what its newest row says: to be deleted, because somebody's time is out, or to remind
 * somebody; in milliseconds since 1970.
 */
function wakeUpsOf(newest: Newest): readonly number[] {
  const { push } = newest.after
  return [forgetAt(newest), ...deadlines(newest.after), ...Object.values(push?.remind ?? {})]
}

/** The first of them. */
export const wakeUpOf = (newest: Newest): number => Math.min(...wakeUpsOf(newest))
