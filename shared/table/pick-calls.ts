// The calls by which a seat picks and takes its last pick back, and the frames that do the same.
import { refusedPicks } from '../messages/en/refusal-sentences.ts'
import { maxUndos } from '../engine/history.ts'
import type { PickRefused } from '../engine/referee.ts'
import type { SeatPick } from '../protocol.ts'
import { viewerOf } from './admission.ts'
import { ApiError } from './api-error.ts'
import type { Broadcaster } from './broadcaster.ts'
import type { TableAccess } from './table-access.ts'
import type { Frames } from './frames.ts'
import { hasRoomForUndo } from './lifetime.ts'
import type { Outbox } from './outbox.ts'
import type { Clock, Connection, Rows } from './ports.ts'
import { reply, type Reply } from './reply.ts'
import { wasMade } from './row-queries.ts'
import type { TableState } from './table-state.ts'
import { costs } from './token-bucket.ts'

/** Documented at `TableMachine`, whose calls these are. */
export class PickCalls {
  constructor(
    private readonly access: TableAccess,
    private readonly rows: Rows,
    private readonly broadcaster: Pick<Broadcaster, 'sendWhole'>,
    private readonly outbox: Pick<Outbox, 'send'>,
    private readonly frames: Pick<Frames, 'pay'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async pick(token: string | null, pick: SeatPick): Promise<Reply> {
    const seat = this.access.seatOf(token)
    this.picked(seat, pick)
    return this.access.broadcastPick(seat, () => reply(200, this.access.view(seat)))
  }

  /**
   * Makes the pick of a frame; its connection is told that it is accepted, after the view that it leads to.
   * @throws ApiError as `pick`
   */
  async pickOver(connection: Connection, pick: SeatPick): Promise<void> {
    const seat = viewerOf(connection)
    if (seat === null) throw new ApiError('bad-token')
    const isNew = this.picked(seat, pick)
    if (!isNew) this.frames.pay(connection, costs.view)
    await this.access.broadcastPick(seat, () => {
      if (!isNew) this.broadcaster.sendWhole(connection)
      const version = this.access.loaded().version(seat)
      this.outbox.send(connection, { type: 'accepted', decision: pick.decision, version })
    })
  }

  async undo(token: string | null): Promise<Reply> {
    const state = this.access.loaded()
    const seat = this.access.seatOf(token)
    if (!state.referee) throw new ApiError('not-started')
    if (state.phase === 'over') throw new ApiError('over')
    this.access.commit(() => {
      const row = state.undo(seat, this.clock.now())
      if (row === null) throw undoError(state, seat)
      return row
    })
    return this.access.broadcastPick(seat, () => reply(200, this.access.view(seat)))
  }

  /** Makes a pick and stores it; false if the same pick was made before. */
  private picked(seat: number, pick: SeatPick): boolean {
    const state = this.access.loaded()
    const { referee } = state
    if (!referee) throw new ApiError('not-started')
    if (!referee.openFor(seat).includes(pick.decision)) {
      if (wasMade(this.rows, state.newest, seat, pick)) return false
      throw new ApiError(referee.over ? 'over' : 'stale-decision', { view: this.access.view(seat) })
    }
    this.access.commit(() => {
      const row = state.pick(seat, pick, this.clock.now())
      if ('code' in row) throw pickError(row)
      return row
    })
    return true
  }
}

/** The error for a refused pick, with the sentence of its reason. */
function pickError({ code, reason }: PickRefused): ApiError {
  return new ApiError(code, { message: refusedPicks[reason] })
}

/** The error for a seat that cannot take a pick back, with the sentence of its reason. */
function undoError({ referee, newest }: TableState, seat: number): ApiError {
  const message = referee?.undos.spent(seat)
    ? `You have undone ${maxUndos} moves. You can undo again in the next turn or phase.`
    : hasRoomForUndo(newest)
      ? undefined
      : 'This game has become so long that nothing can be undone any more.'
  return new ApiError('nothing-to-undo', { message })
}
