// One table as a machine without I/O: calls, frames and wake-ups go in; rows, answers, messages and the next wake-up come out
// through its ports. It handles calls one after the other, and stores what each has done before answering it.
import type { Level } from '../bot-levels.ts'
import type { BotSeated, MadeTable, Pick, SatDown, SitDown } from '../protocol.ts'
import { admit, closeCodes, viewerOf } from './admission.ts'
import { ApiError, pickError, undoError } from './api-error.ts'
import { BotDriver } from './bot-driver.ts'
import { Broadcaster } from './broadcaster.ts'
import { Frames } from './frames.ts'
import { forgetAt, isFull } from './lifetime.ts'
import {
  createTable,
  nextTableRequest,
  takeSeat,
  takeSeatForBot,
  urlOf,
  type NextTableRequest,
  type TableRequest,
} from './lobby.ts'
import { Outbox } from './outbox.ts'
import type { Attachment, Clock, Connection, Connections, Peers, Ports, RandomBytes, Viewer } from './ports.ts'
import { englishOf, oldLinesFor } from './log-lines.ts'
import type { Head } from './rehydrate.ts'
import { errorReply, reply, type Reply } from './reply.ts'
import { allMoves, historyOf, linesBefore, wasMade } from './row-queries.ts'
import type { Row } from './rows.ts'
import { StoredTable } from './stored-table.ts'
import type { TableState } from './table-state.ts'
import { costs } from './token-bucket.ts'
import { seatToken } from './tokens.ts'
import { host } from './view-builder.ts'

const linesAtOnce = 200

/** What a client connects with: a seat's token, or null for a spectator; the rest is explained at `Attachment`. */
export interface Opening extends globalThis.Pick<Attachment, 'address' | 'changes'> {
  readonly token: string | null
}

/** One table. Each call of the API is a method that returns its answer. */
export class TableMachine {
  private readonly table: StoredTable
  private readonly connections: Connections
  private readonly clock: Clock
  private readonly peers: Peers
  private readonly randomBytes: RandomBytes
  private readonly frames: Frames
  private readonly outbox: Outbox
  private readonly broadcaster: Broadcaster
  private readonly bots: BotDriver

  constructor({ games, rows, connections, clock, peers, randomBytes, reportError, isLimited, picksAtOnce }: Ports) {
    this.table = new StoredTable(games, rows, reportError, () => {
      this.bots.start()
    })
    this.connections = connections
    this.clock = clock
    this.peers = peers
    this.randomBytes = randomBytes
    this.frames = new Frames(clock, isLimited)
    this.outbox = new Outbox(connections, clock, this.frames, isLimited)
    this.broadcaster = new Broadcaster(
      this.outbox,
      rows,
      clock,
      () => this.loaded(),
      (thrown, call) => this.afterAccident(thrown, call),
    )
    this.bots = new BotDriver(this.table, this.broadcaster, this.outbox, clock, reportError, picksAtOnce)
  }

  /** Makes the table; a call repeated with the same key finds it. */
  make(request: TableRequest): Promise<Reply> {
    return this.answering('make', () =>
      reply(201, this.made(request, seatToken(request.id, request.key, this.randomBytes))),
    )
  }

  /** Takes a seat; a call repeated with the same key finds it. */
  sit({ name, key }: SitDown): Promise<Reply> {
    return this.answering('sit', async () => {
      const state = this.loaded()
      const seated = this.seated(name, seatToken(state.made.id, key, this.randomBytes))
      await this.tell()
      return reply(201, seated)
    })
  }

  /**
   * Seats a bot for the host.
   * @param wished the seat it is to take, if that is free
   */
  seatBot(token: string | null, level: Level, wished?: number): Promise<Reply> {
    return this.answering('seatBot', async () => {
      const state = this.loaded()
      if (this.seatOf(token) !== host) throw new ApiError('host-only')
      if (wished !== undefined && !state.seats.isSeat(wished))
        throw new ApiError('bad-body', { message: `There is no seat ${wished}.` })
      const seat = state.seats.freeFrom(wished)
      this.commit(() => takeSeatForBot(state, seat, level, this.clock.now(), this.randomBytes))
      await this.tell()
      return reply(201, { seat: seat ?? host } satisfies BotSeated)
    })
  }

  /** Frees a seat before the game. A host who is the only person there deletes the table. */
  leave(token: string | null, seat: number): Promise<Reply> {
    return this.answering('leave', async () => {
      const state = this.loaded()
      const caller = this.seatOf(token)
      if (!state.seats.isSeat(seat)) throw new ApiError('no-such-path')
      if (caller !== seat && caller !== host) throw new ApiError('host-only')
      if (state.phase !== 'lobby') throw new ApiError('already-started')
      if (seat === host && state.seats.people > 1) throw new ApiError('host-stays')
      const viewer = caller === seat ? null : caller
      if (!state.seats.isTaken(seat)) return reply(200, this.broadcaster.view(viewer))
      this.commit(() => state.apply({ kind: 'left', seat }, this.clock.now()))
      const view = this.broadcaster.view(viewer)
      if (seat === host) await this.forget()
      else await this.freed(seat)
      return reply(200, view)
    })
  }

  /** The caller's view, or 304 if `known` is its present tag. */
  look(token: string | null, known: string | null): Promise<Reply> {
    return this.answering('look', () => {
      const state = this.loaded()
      const viewer = this.viewerOf(token)
      const tag = `W/"${viewer ?? 's'}-${state.version(viewer)}"`
      const asked = known?.split(',').map(each => each.trim().replace(/^W\//, '')) ?? []
      if (asked.includes(tag.slice('W/'.length))) return { status: 304, text: '', tag }
      return reply(200, this.broadcaster.view(viewer), tag)
    })
  }

  /** Makes a pick. */
  pick(token: string | null, pick: Pick): Promise<Reply> {
    return this.answering('pick', async () => {
      this.loaded()
      const seat = this.seatOf(token)
      this.picked(seat, pick)
      await this.tell()
      return reply(200, this.broadcaster.view(seat))
    })
  }

  /** Takes back the caller's last pick. */
  undo(token: string | null): Promise<Reply> {
    return this.answering('undo', async () => {
      const state = this.loaded()
      const seat = this.seatOf(token)
      if (!state.referee) throw new ApiError('not-started')
      if (state.phase === 'over') throw new ApiError('over')
      this.commit(() => {
        const row = state.undo(seat, this.clock.now())
        if (row === null) throw undoError(state, seat)
        return row
      })
      await this.tell()
      return reply(200, this.broadcaster.view(seat))
    })
  }

  /** The caller's seat at the next table of the same people, which the first call makes. Repeated calls return the same seat. */
  again(token: string | null, origin: string): Promise<Reply> {
    return this.answering('again', async () => {
      const state = this.loaded()
      const request = nextTableRequest(state, this.seatOf(token), token ?? '', origin)
      const answer = await this.peers.follow(request)
      if (answer.status === 201) await this.announce(request.id)
      return answer
    })
  }

  /** Makes this table, which follows another, or takes a seat at it. Called by that other table. */
  follow(request: NextTableRequest): Promise<Reply> {
    return this.answering('follow', async () => {
      if (!this.table.exists) return reply(201, this.made(request, request.token))
      const seated = this.seated(request.name, request.token)
      await this.tell()
      return reply(201, { id: request.id, url: urlOf(request), ...seated } satisfies MadeTable)
    })
  }

  /** Log lines older than line `before`, as the caller may read them. Does not load the game. */
  log(token: string | null, before: number): Promise<Reply> {
    return this.answering('log', () => {
      const head = this.table.head()
      const viewer = token === null ? null : seatIn(head, token)
      const lines = linesBefore(this.table.rows, head.newest, before, linesAtOnce)
      return reply(200, { log: oldLinesFor(lines, viewer, englishOf(head)) })
    })
  }

  /** All that is needed to play a finished game again. */
  history(token: string | null): Promise<Reply> {
    return this.answering('history', () => {
      const state = this.loaded()
      this.viewerOf(token)
      if (state.phase !== 'over') throw new ApiError('not-over')
      state.history ??= allMoves(this.table.rows)
      return reply(200, historyOf(state.made, state.history))
    })
  }

  /**
   * Accepts a connection and sends it the view.
   * @param accept accepts it; called once all checks have passed
   * @throws ApiError bad-token, too-many, no-such-game or other-version. After any error the caller must reject the connection
   */
  connect({ token, address, changes }: Opening, accept: (attachment: Attachment) => Connection): void {
    try {
      const viewer = this.viewerOf(token)
      // If no view can be made, the connection must not be accepted.
      this.broadcaster.view(viewer)
      const now = this.clock.now()
      admit(this.connections, viewer, address, now)
      const connection = accept({ viewer, address, changes, heard: now, unread: 0, counted: now, bad: 0 })
      this.broadcaster.sendWhole(connection)
      if (viewer !== null) this.broadcaster.presenceChanged(viewer)
    } catch (thrown) {
      throw this.afterAccident(thrown, 'live')
    }
  }

  /** Handles a frame: a pick, or a request for the whole view. A refusal is answered over the same connection. */
  async receive(connection: Connection, data: string | ArrayBuffer): Promise<void> {
    if (!connection.isOpen) return
    let decision: string | undefined
    try {
      const frame = this.frames.read(connection, data)
      this.loaded()
      if (frame.type === 'view') return this.broadcaster.requestWhole(connection)
      const { type: _, ...pick } = frame
      decision = pick.decision
      await this.pickOver(connection, pick)
    } catch (thrown) {
      this.outbox.sendError(connection, this.afterAccident(thrown, 'frame'), decision)
    }
  }

  /** To be called when a connection was closed or has failed: everybody is told a moment later if its seat is gone. */
  disconnected(connection: Connection): void {
    try {
      connection.answerClose()
      const viewer = viewerOf(connection)
      if (viewer === null || !this.table.exists) return
      this.broadcaster.presenceChanged(viewer)
    } catch (thrown) {
      this.afterAccident(thrown, 'close')
    }
  }

  /**
   * To be called at the scheduled time: deletes the table if it was unused for long enough; otherwise has bots play on that wait
   * for it, and schedules the next wake-up.
   */
  async wake(): Promise<void> {
    if (this.clock.now() >= this.due) return this.forget()
    await this.bots.goOn()
    if (!this.bots.isWaiting) await this.clock.wakeAt(this.due)
  }

  /** When the table is to be deleted. */
  private get due(): number {
    const { newest } = this.table
    return newest ? forgetAt(newest.at, newest.after.begun !== 0) : 0
  }

  private loaded(): TableState {
    return this.table.loaded()
  }

  private made(request: TableRequest | NextTableRequest, token: string): MadeTable {
    const made = { id: request.id, url: urlOf(request), seat: host, token }
    if (this.table.exists) {
      if (this.loaded().seats.of(token) !== host) throw new ApiError('already-started')
      return made
    }
    const state = createTable(request, token, this.table.games, this.randomBytes)
    const at = this.clock.now()
    this.table.create(state, at)
    void this.clock.wakeAt(forgetAt(at, state.phase !== 'lobby'))
    this.bots.start()
    return made
  }

  private seated(name: string, token: string): SatDown {
    const state = this.loaded()
    const known = state.seats.of(token)
    if (known !== null) return { seat: known, token }
    this.commit(() => takeSeat(state, name, token, this.clock.now()))
    return { seat: state.seats.of(token) ?? host, token }
  }

  /** Makes a pick and stores it; false if the same pick was made before. */
  private picked(seat: number, pick: Pick): boolean {
    const state = this.loaded()
    const { referee } = state
    if (!referee) throw new ApiError('not-started')
    if (!referee.openFor(seat).includes(pick.decision)) {
      if (wasMade(this.table.rows, state.newest, seat, pick)) return false
      throw new ApiError(referee.over ? 'over' : 'stale-decision', { view: this.broadcaster.view(seat) })
    }
    if (isFull(state.newest))
      throw new ApiError('too-many', { message: 'This game has become too long: its table can keep no more.' })
    this.commit(() => {
      const row = state.pick(seat, pick, this.clock.now())
      if ('code' in row) throw pickError(row)
      return row
    })
    return true
  }

  private async pickOver(connection: Connection, pick: Pick): Promise<void> {
    const seat = viewerOf(connection)
    if (seat === null) throw new ApiError('bad-token')
    const isNew = this.picked(seat, pick)
    if (!isNew) this.frames.pay(connection, costs.view)
    await this.tell()
    if (!isNew) this.broadcaster.sendWhole(connection)
    const version = this.loaded().version(seat)
    this.outbox.send(connection, { type: 'accepted', decision: pick.decision, version })
  }

  /** Carries out a change and stores its row. If either throws, the state is dropped and the call fails. */
  private commit(happen: () => Row): void {
    this.broadcaster.noteKnown()
    this.table.append(happen())
  }

  /** Tells everybody what has changed, then lets the bots play on. */
  private async tell(): Promise<void> {
    await this.broadcaster.broadcast()
    this.bots.start()
  }

  private afterAccident(thrown: unknown, call: string): unknown {
    return this.table.afterAccident(thrown, call)
  }

  /** Stores the id of the next table and tells everybody. */
  private async announce(next: string): Promise<void> {
    const state = this.loaded()
    if (state.next !== null) return
    this.commit(() => state.apply({ kind: 'next', id: next }, this.clock.now()))
    await this.tell()
  }

  private async freed(seat: number): Promise<void> {
    this.outbox.closeAll(new ApiError('bad-token'), closeCodes.badToken, seat)
    await this.tell()
  }

  private async forget(): Promise<void> {
    this.outbox.closeAll(new ApiError('no-such-game'), closeCodes.noGame)
    await this.table.clear()
  }

  private viewerOf(token: string | null): Viewer {
    return token === null ? null : this.seatOf(token)
  }

  private seatOf(token: string | null): number {
    return seatIn(this.loaded(), token)
  }

  private async answering(name: string, call: () => Reply | Promise<Reply>): Promise<Reply> {
    try {
      return await call()
    } catch (thrown) {
      return errorReply(this.afterAccident(thrown, name))
    }
  }
}

function seatIn({ seats }: Head, token: string | null): number {
  const seat = token === null ? null : seats.of(token)
  if (seat === null) throw new ApiError('bad-token')
  return seat
}
