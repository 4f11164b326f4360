// Tells players what has become of their seat while they have no page in sight (API.md, Push), and keeps how they are
// reached.
import type { PushTarget } from '../protocol.ts'
import { ApiError } from './api-error.ts'
import type { TableAccess } from './table-access.ts'
import { emptyBucket, withOneMore } from './leaky-bucket.ts'
import { checkRoom } from './lifetime.ts'
import type { Outbox } from './outbox.ts'
import type { Clock, Push, Rows } from './ports.ts'
import { noticesIn, toRemind, type PushReason } from './push-notices.ts'
import type { PushTargets } from './push-rows.ts'
import { serviceOf } from './push-services.ts'
import { pushText } from './push-text.ts'
import type { Row } from './rows.ts'
import type { StoredTable } from './stored-table.ts'
import type { TableState } from './table-state.ts'
import { pushTopic } from './tokens.ts'

const maxTargets = 4
const day = 24 * 60 * 60
/** How many seconds a message may wait to be fetched; a reminder, and what is told of the end, after which no other comes. */
const secondsToFetch = { message: day, reminder: 7 * day, end: 7 * day }

/** The wait of a seat that is told something. */
interface Wait {
  /** The row that has called it; null if none has. */
  readonly called: number | null
  /** Since when it is waited for, in milliseconds since 1970; 0 if it is not. */
  readonly since: number
}

/** The push messages of one table. */
export class PushDriver {
  /** By seat: the row with which it was called, once a message was sent for that. */
  private readonly sent = new Map<number, number>()

  constructor(
    private readonly table: StoredTable,
    private readonly access: Pick<TableAccess, 'commit' | 'broadcast'>,
    private readonly rows: Pick<Rows, 'flushed'>,
    private readonly outbox: Pick<Outbox, 'isInSight' | 'passOver'>,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly push: Push,
  ) {}

  /** To be called when a row was stored: tells those whom it calls and who have no page in sight. */
  stored(row: Row): void {
    if (!row.after.push) return
    const state = this.table.loaded()
    const ownPick = row.event.kind === 'pick' ? row.event.seat : null
    for (const [seat, reason] of noticesIn(row, state.made.seats)) {
      if (reason === 'over' && seat === ownPick) continue
      if (this.outbox.isInSight(seat)) this.passOver(state, seat)
      else this.tell(state, seat, reason)
    }
  }

  /** To be called when the table was deleted: rows of one that is made in its place have the same numbers. */
  cleared(): void {
    this.sent.clear()
  }

  /** To be called at each wake-up: reminds those who have kept the table waiting for long, or have little time left. */
  remind(): void {
    try {
      const { after } = this.table
      const due = toRemind(after?.push, this.clock.now())
      if (due.length === 0) return
      const state = this.table.loaded()
      this.table.append(state.note({ kind: 'reminded', seats: due }, this.clock.now()))
    } catch (thrown) {
      this.table.handleError(thrown, 'remind')
    }
  }

  /**
   * To be called when a connection of a seat was closed: if that had been silent since the seat was called, its player may not
   * know.
   * @param heard the last sign of life from its client, in milliseconds since 1970
   * @param passedOver as is kept with it: the call that it has no part in
   */
  closed(seat: number, heard: number, passedOver: number | undefined): void {
    const state = this.table.loaded()
    const called = state.notices.notifiedBy(seat)
    if (called === null || called === passedOver || this.sent.get(seat) === called) return
    if (this.outbox.isInSight(seat)) return
    if (state.waitingFor.includes(seat) && heard < state.waitedSince(seat)) this.tell(state, seat, 'asked')
  }

  /**
   * Keeps how a seat is reached.
   * @throws ApiError no-such-path where no messages can be sent, or there is no such seat; host-only; bad-body for an endpoint of
   *   no known push service; over; too-many
   */
  async add(by: number, seat: number, target: PushTarget): Promise<void> {
    const state = this.checked(by, seat)
    if (serviceOf(target.endpoint) === null)
      throw new ApiError('bad-body', {
        message: 'Messages go only to the push services of browsers that are known here.',
      })
    if (state.phase === 'over') throw new ApiError('over')
    const known = state.notices.keptOf(seat, state.seats)
    if (known.some(each => isSame(each, target))) return
    const others = known.filter(({ endpoint }) => endpoint !== target.endpoint)
    await this.change(state, seat, [...others, target].slice(-maxTargets), true)
  }

  /**
   * Forgets one way in which a seat is reached.
   * @throws ApiError as `add`, but neither bad-body nor over
   */
  async remove(by: number, seat: number, endpoint: string): Promise<void> {
    await this.forget(this.checked(by, seat), seat, endpoint, true)
  }

  private checked(by: number, seat: number): TableState {
    const state = this.table.loaded()
    if (!this.push.isOn || !state.seats.isSeat(seat)) throw new ApiError('no-such-path')
    if (by !== seat) throw new ApiError('host-only', { message: 'Only its own player is told of a seat.' })
    return state
  }

  private async forget(state: TableState, seat: number, endpoint: string, isWished: boolean): Promise<void> {
    const known = state.notices.keptOf(seat, state.seats)
    const others = known.filter(each => each.endpoint !== endpoint)
    if (others.length < known.length) await this.change(state, seat, others, isWished)
  }

  /**
   * Stores how a seat is reached from now on, and tells everybody, for it may keep the table longer.
   * @param isWished whether a client has asked for it, which it may do only so often
   */
  private async change(
    state: TableState,
    seat: number,
    targets: readonly PushTarget[],
    isWished: boolean,
  ): Promise<void> {
    const tooLong =
      state.phase === 'lobby' ? 'until its game begins: too many have come and gone' : 'any more: its game is too long'
    checkRoom(state.newest, `At this table this cannot be switched ${tooLong}.`)
    const now = this.clock.now()
    const { all } = state.notices
    const hash = state.seats.hashOn(seat) ?? ''
    const before = all[seat]?.hash === hash ? all[seat].changes : emptyBucket
    const changes = isWished ? withOneMore(before, now) : before
    if (changes === null)
      throw new ApiError('too-many', {
        message: 'This was switched on and off too often lately. Try again in a minute.',
      })
    const next: PushTargets = { ...all, [seat]: { hash, targets, changes } }
    this.access.commit(() => state.note({ kind: 'push', all: next }, now))
    await this.access.broadcast()
  }

  /** Sends a seat what it is told, outside the way of whatever has led to it. */
  private tell(state: TableState, seat: number, reason: PushReason): void {
    const called = state.notices.notifiedBy(seat)
    if (called !== null) this.sent.set(seat, called)
    this.passOver(state, seat)
    for (const target of state.notices.of(seat, state.seats, reason))
      void this.send(state, seat, reason, target).catch(thrown => {
        this.table.handleError(thrown, 'push')
      })
  }

  /** What is not open and in sight now tells nothing new of the present call of its seat once it ends. */
  private passOver({ notices }: TableState, seat: number): void {
    const called = notices.notifiedBy(seat)
    if (called !== null) this.outbox.passOver(seat, called)
  }

  private async send(state: TableState, seat: number, reason: PushReason, target: PushTarget): Promise<void> {
    const { made } = state
    const called = state.notices.notifiedBy(seat)
    const since = state.waitedSince(seat)
    const now = this.clock.now()
    const until = state.until(seat)
    const left = until === null ? null : Math.max(0, until - now)
    const text = JSON.stringify(pushText(state, seat, reason, target.language, now - since, left))
    // Nobody is told of what is not on the disk.
    await this.rows.flushed()
    const isKnown = await this.push.send(
      {
        target,
        reason,
        text,
        topic: pushTopic(made.id),
        seconds:
          reason === 'reminder'
            ? secondsOfReminder(left)
            : reason === 'over'
              ? secondsToFetch.end
              : secondsToFetch.message,
        isUrgent: reason === 'asked',
      },
      () => this.isDue(seat, reason, { called, since }, target),
    )
    if (isKnown || !this.table.exists) return
    await this.forget(this.table.loaded(), seat, target.endpoint, false)
  }

  /**
   * Whether a browser is still to be told what it was to be told: its seat is waited for by the same call, or what it
   * is told of lasts, and no page of it is in sight. What others have picked in secret meanwhile does not count, or the
   * message would tell of it.
   */
  private isDue(seat: number, reason: PushReason, wait: Wait, target: PushTarget): boolean {
    if (!this.table.exists) return false
    const state = this.table.loaded()
    const { notices, seats, phase } = state
    const isCalled = wait.called !== null && notices.notifiedBy(seat) === wait.called
    const lasts = {
      begun: isCalled,
      asked: isCalled,
      // Who asked to be told only while the table waited is reminded without having been called.
      reminder: state.waitingFor.includes(seat) && state.waitedSince(seat) === wait.since,
      'stood-in': phase === 'playing' && seats.standInOn(seat) !== null,
      over: phase === 'over',
    }[reason]
    return lasts && notices.of(seat, seats, reason).some(each => isSame(each, target)) && !this.outbox.isInSight(seat)
  }
}

/** A reminder that says how much time is left is worth nothing later. */
const secondsOfReminder = (left: number | null): number =>
  Math.min(secondsToFetch.reminder, left === null ? Infinity : Math.ceil(left / 1000))

function isSame(one: PushTarget, other: PushTarget): boolean {
  return (
    one.endpoint === other.endpoint &&
    one.keys.p256dh === other.keys.p256dh &&
    one.keys.auth === other.keys.auth &&
    one.language === other.language
  )
}
