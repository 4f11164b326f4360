// The clock of a table (API.md, Stand-ins): bots pick where time is out, as long as anybody is there to see it.
import type { BotDriver } from './bot-driver.ts'
import type { Outbox } from './outbox.ts'
import type { Clock } from './ports.ts'
import type { Newest } from './rows.ts'
import type { StoredTable } from './stored-table.ts'
import type { TableAccess } from './table-access.ts'
import { deadlines } from './waits.ts'

/**
 * After so many late picks without a sign of anybody the clock stops: friends who were all called away find their game
 * where they have left it, and a table that is forgotten is not woken again and again.
 */
const latePicksAlone = 12

/** The clock of one table. */
export class TurnClock {
  constructor(
    private readonly table: StoredTable,
    private readonly access: Pick<TableAccess, 'commit' | 'broadcast'>,
    private readonly outbox: Pick<Outbox, 'viewers'>,
    private readonly bots: Pick<BotDriver, 'pickLate'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** To be called when it has rung: bots pick for those whose time is out, or the clock stops. */
  async ring({ after }: Newest): Promise<void> {
    if (deadlines(after).every(time => time > this.clock.now())) return
    const { late = 0 } = after
    if (late < latePicksAlone || this.outbox.viewers.length > 0) await this.bots.pickLate()
    else this.set(false)
  }

  /**
   * To be called when anybody comes to look, before the table is shown: a clock that was stopped runs again. If that fails
   * the table is shown all the same.
   */
  look(): void {
    if (!this.table.loaded().isClockStopped) return
    if (this.set(true)) this.access.broadcast().catch((thrown: unknown) => this.table.handleError(thrown, 'clock'))
  }

  /** @returns whether it was stored */
  private set(runs: boolean): boolean {
    try {
      this.access.commit(() => this.table.loaded().setClock({ kind: 'clock', runs }, this.clock.now()))
      return true
    } catch (thrown) {
      this.table.handleError(thrown, 'clock')
      return false
    }
  }
}
