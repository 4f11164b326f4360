// How a call changes a table: what it does is stored, everybody is told, bots play on, and the next wake-up is set.
import type { Games } from '../game-manifest.ts'
import type { View } from '../protocol.ts'
import { closeCodes } from './admission.ts'
import type { Alarm } from './alarm.ts'
import { ApiError } from './api-error.ts'
import type { BotDriver } from './bot-driver.ts'
import type { Broadcaster, Caller } from './broadcaster.ts'
import { wakeUpOf } from './next-wake-up.ts'
import type { Outbox } from './outbox.ts'
import type { Clock, Viewer } from './ports.ts'
import type { Head } from './rehydrate.ts'
import type { Row } from './rows.ts'
import type { StoredTable } from './stored-table.ts'
import type { TableState } from './table-state.ts'

/** One table, as its calls change it. */
export class TableAccess {
  constructor(
    private readonly table: StoredTable,
    private readonly broadcaster: Broadcaster,
    private readonly outbox: Pick<Outbox, 'closeAll' | 'closeFreed' | 'isConnected'>,
    private readonly bots: Pick<BotDriver, 'start'>,
    private readonly alarm: Alarm,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** All games that are played here. */
  get games(): Games {
    return this.table.games
  }

  /** Whether the table was made. */
  get exists(): boolean {
    return this.table.exists
  }

  /** @throws ApiError no-such-game or other-version */
  loaded(): TableState {
    return this.table.loaded()
  }

  /** What a viewer sees now. */
  view(viewer: Viewer): View {
    return this.broadcaster.view(viewer)
  }

  /** @throws ApiError bad-token */
  seatOf(token: string | null): number {
    return seatIn(this.loaded(), token)
  }

  /** Stores a new table. */
  create(state: TableState): void {
    const row = state.firstRow(this.clock.now())
    this.alarm.first(wakeUpOf(row))
    this.table.create(state, row)
    this.bots.start()
  }

  /**
   * Carries out a change and stores its row. If either throws, the state is dropped and the call fails.
   * @param change returns the row; null if nothing has changed
   */
  commit(change: () => Row | null): void {
    this.broadcaster.noteKnown()
    const row = change()
    if (row) this.table.append(row)
  }

  /** Tells everybody what has changed, then lets the bots play on. */
  async broadcast(caller?: Caller): Promise<void> {
    await this.broadcaster.broadcast(caller)
    this.bots.start()
  }

  /**
   * The same after a pick. Resolves with the answer to its seat before others who are asked are told, for how long that
   * takes depends on what they hold.
   */
  broadcastPick<Answer>(seat: number, answer: () => Answer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const answering = () => {
        try {
          resolve(answer())
        } catch (thrown) {
          reject(thrown)
        }
      }
      this.broadcast({ viewer: seat, answer: answering }).catch(reject)
    })
  }

  /** The same where a seat's token is no longer valid: its connections are closed. */
  async broadcastFreed(seat: number): Promise<void> {
    const wasConnected = this.outbox.isConnected(seat)
    this.outbox.closeFreed(seat, new ApiError('bad-token'), closeCodes.badToken)
    // Their clients may never answer the close.
    if (wasConnected) this.broadcaster.presenceChanged(seat)
    await this.broadcast()
  }

  /** Deletes the table. If that fails it is as it was, and nobody was told. */
  async forget(): Promise<void> {
    await this.table.clear()
    this.outbox.closeAll(new ApiError('no-such-game'), closeCodes.noGame)
    this.alarm.rang()
  }
}

/** @throws ApiError bad-token */
export function seatIn({ seats }: Head, token: string | null): number {
  const seat = token === null ? null : seats.of(token)
  if (seat === null) throw new ApiError('bad-token')
  return seat
}
