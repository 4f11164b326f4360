// One table as a machine without I/O: calls, frames and wake-ups go in; rows, answers, messages and the next wake-up come out
// through its ports. It handles calls one after the other, and stores what each has done before answering it.
import type { Level } from '../bot-levels.ts'
import type { SeatPick, PushTarget, SitDown, StandIn, View } from '../protocol.ts'
import { Alarm, unreadRetry } from './alarm.ts'
import { admit, lastSignOfLife } from './admission.ts'
import { ApiError } from './api-error.ts'
import { BotDriver } from './bot-driver.ts'
import { Broadcaster } from './broadcaster.ts'
import { TableAccess, seatIn } from './table-access.ts'
import { decisionIn, Frames } from './frames.ts'
import { forgetAt } from './lifetime.ts'
import { LobbyCalls } from './lobby-calls.ts'
import { NextWakeUp } from './next-wake-up.ts'
import { Outbox } from './outbox.ts'
import type { Attachment, Clock, Connection, Connections, Ports, Viewer } from './ports.ts'
import { englishOf, oldLinesFor } from './log-lines.ts'
import { missedBy } from './missed.ts'
import type { ConnectRequest } from './connect-request.ts'
import { PickCalls } from './pick-calls.ts'
import { previewOf, type Preview } from './preview.ts'
import { PushDriver } from './push-driver.ts'
import { errorReply, isTagIn, reply, type Reply } from './reply.ts'
import { allMoves, historyOf, linesBefore } from './row-queries.ts'
import type { Newest } from './rows.ts'
import { comeBack, standIn } from './stand-ins.ts'
import { StoredTable } from './stored-table.ts'
import type { NextTableRequest, TableRequest } from './table-requests.ts'
import type { TableState } from './table-state.ts'
import { Talk } from './talk.ts'
import { TurnClock } from './turn-clock.ts'

const linesAtOnce = 200

/**
 * One table. Each call of the API is a method that returns its answer; a refusal is an answer too, with one of the
 * codes that the method names. Beside these every call but `make` and `follow` is refused with `no-such-game` where
 * there is no table, all but `log` with `other-version` where the code cannot go on with it, one with a token that fits
 * no seat with `bad-token`, and any fails with `broken` after an unexpected error (API.md, Errors).
 */
export class TableMachine {
  private readonly table: StoredTable
  private readonly connections: Connections
  private readonly clock: Clock
  private readonly forgets: boolean
  private readonly frames: Frames
  private readonly outbox: Outbox
  private readonly broadcaster: Broadcaster
  private readonly alarm: Alarm
  private readonly nextWakeUp: NextWakeUp
  private readonly bots: BotDriver
  private readonly turnClock: TurnClock
  private readonly access: TableAccess
  private readonly lobby: LobbyCalls
  private readonly picks: PickCalls
  private readonly pushes: PushDriver
  private readonly talk: Talk

  constructor(ports: Ports) {
    const { games, rows, connections, clock, peers, push, randomBytes, reportError, isLimited, picksAtOnce } = ports
    this.table = new StoredTable(games, rows, reportError, {
      loaded: () => {
        this.bots.start()
        // Also where nothing is due sooner: what could not be set when it last rang is set now.
        void this.nextWakeUp.set()
      },
      stored: row => {
        this.pushes.stored(row)
        void this.nextWakeUp.set()
      },
      cleared: () => {
        this.broadcaster.forget()
        this.pushes.cleared()
      },
    })
    this.connections = connections
    this.clock = clock
    this.forgets = ports.forgets
    this.frames = new Frames(clock, isLimited)
    this.outbox = new Outbox(connections, clock, this.frames, isLimited, viewer => this.broadcaster.fellSilent(viewer))
    this.broadcaster = new Broadcaster(
      this.outbox,
      rows,
      clock,
      () => this.loaded(),
      (thrown, call) => this.table.handleError(thrown, call),
    )
    this.alarm = new Alarm(clock)
    const nextWakeUp = new NextWakeUp(this.table, this.outbox, this.alarm, clock, () => this.bots.isWaiting)
    this.nextWakeUp = nextWakeUp
    this.bots = new BotDriver(this.table, this.broadcaster, this.outbox, clock, nextWakeUp, reportError, picksAtOnce)
    this.access = new TableAccess(this.table, this.broadcaster, this.outbox, this.bots, this.alarm, clock)
    this.turnClock = new TurnClock(this.table, this.access, this.outbox, this.bots, clock)
    this.lobby = new LobbyCalls(this.access, clock, peers, randomBytes)
    this.picks = new PickCalls(this.access, rows, this.broadcaster, this.outbox, this.frames, clock)
    this.pushes = new PushDriver(this.table, this.access, rows, this.outbox, clock, push)
    this.talk = new Talk(games, this.table, this.outbox, this.frames, clock)
  }

  /**
   * Makes the table; a call repeated with the same key finds it. Refused: `bad-body`, `bad-options`, `already-started`.
   */
  make(request: TableRequest): Promise<Reply> {
    return this.answering('make', () => this.lobby.make(request))
  }

  /** Takes a seat; a call repeated with the same key finds it. Refused: `already-started`, `too-many`. */
  sit(request: SitDown): Promise<Reply> {
    return this.answering('sit', () => this.lobby.sit(request))
  }

  /**
   * Seats a bot for the host. Refused: `host-only`, `bad-body`, `already-started`, `too-many`.
   * @param wished the seat it is to take, if that is free
   */
  seatBot(token: string | null, level: Level, wished?: number): Promise<Reply> {
    return this.answering('seatBot', () => this.lobby.seatBot(token, level, wished))
  }

  /**
   * Frees a seat before the game. A host who is the only person there deletes the table. Refused: `no-such-path` where
   * there is no such seat, `host-only`, `already-started`, `host-stays`, `too-many`.
   */
  leave(token: string | null, seat: number): Promise<Reply> {
    return this.answering('leave', () => this.lobby.leave(token, seat))
  }

  /** Deletes the table at once, for its host: before the game or after it. Refused: `host-only`, `already-started`. */
  remove(token: string | null): Promise<Reply> {
    return this.answering('remove', () => this.lobby.remove(token))
  }

  /** The caller's view, or 304 if `known` is its present tag. */
  fetchView(token: string | null, known: string | null): Promise<Reply> {
    return this.answering('look', () => {
      const viewer = this.viewerOf(token)
      this.turnClock.look()
      const tag = `W/"${viewer ?? 's'}-${this.loaded().version(viewer)}"`
      return isTagIn(known, tag) ? { status: 304, text: '', tag } : reply(200, this.broadcaster.view(viewer), tag)
    })
  }

  /** What `fetchView` answers, for whoever shares this memory. @throws ApiError bad-token, no-such-game or other-version */
  view(token: string | null): View {
    return this.broadcaster.view(this.viewerOf(token))
  }

  /**
   * Makes a pick. Refused: `not-started`, `over`, `stale-decision` where the decision is not open for this seat,
   * `illegal-pick`, `then-too-far`.
   */
  pick(token: string | null, pick: SeatPick): Promise<Reply> {
    return this.answering('pick', () => this.picks.pick(token, pick))
  }

  /** Takes back the caller's last pick. Refused: `not-started`, `over`, `nothing-to-undo`. */
  undo(token: string | null): Promise<Reply> {
    return this.answering('undo', () => this.picks.undo(token))
  }

  /**
   * Has a bot play on for a seat, until its player asks for it back, or for good. Refused as `standIn` in stand-ins.ts
   * says.
   */
  standIn(token: string | null, seat: number, wish: StandIn): Promise<Reply> {
    return this.answering('standIn', async () => {
      const state = this.loaded()
      const by = this.access.seatOf(token)
      const isConnected = this.outbox.isConnected(seat)
      this.access.commit(() => standIn(state, wish, { by, seat, isConnected, now: this.clock.now() }))
      if (!wish.forGood) await this.access.broadcast()
      else await this.access.broadcastFreed(seat)
      return reply(200, this.broadcaster.view(wish.forGood ? null : by))
    })
  }

  /** Gives a seat for which a bot plays back to its player. Refused as `comeBack` in stand-ins.ts says. */
  comeBack(token: string | null, seat: number): Promise<Reply> {
    return this.answering('comeBack', async () => {
      const state = this.loaded()
      const by = this.access.seatOf(token)
      this.access.commit(() => comeBack(state, by, seat, this.clock.now()))
      await this.access.broadcast()
      return reply(200, this.broadcaster.view(by))
    })
  }

  /**
   * Has a browser of a seat told when that seat is asked, or with an endpoint alone no more. Refused: `no-such-path`
   * where there is no such seat or the server has no keys, `host-only`, `over`, `bad-body` where it is no known push
   * service, `too-many`.
   */
  pushTo(token: string | null, seat: number, target: PushTarget | { readonly endpoint: string }): Promise<Reply> {
    return this.answering('push', async () => {
      const by = this.access.seatOf(token)
      if ('keys' in target) await this.pushes.add(by, seat, target)
      else await this.pushes.remove(by, seat, target.endpoint)
      return reply(200, {})
    })
  }

  /**
   * The caller's seat at the next table of the same people, which the first call makes. Repeated calls return the same
   * seat, as long as that table is there; after that the first makes another one. Refused: `not-over`, `too-many`, and
   * `already-started` where others have taken the last seat there.
   */
  again(token: string | null, origin: string, share?: string): Promise<Reply> {
    return this.answering('again', () => this.lobby.again(token, origin, share))
  }

  /**
   * Makes this table, which follows another, or takes a seat at it. Called by that other table. Refused: `no-such-game`
   * where it was made and is gone, `already-started`, `too-many`.
   */
  follow(request: NextTableRequest): Promise<Reply> {
    return this.answering('follow', () => this.lobby.follow(request))
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

  /**
   * What a link to this table may tell anybody; null if nothing. Reads at most one row, and does not load the game.
   * @throws ApiError broken, whatever has failed: what is thrown here is written down by others
   */
  preview(): Preview | null {
    try {
      const { after, games } = this.table
      return after && previewOf(after, games)
    } catch (thrown) {
      this.table.handleError(thrown, 'preview')
      throw new ApiError('broken')
    }
  }

  /**
   * What the caller has missed since its last decision. Stores nothing, and leaves the table's state alone. Refused:
   * `not-started`.
   */
  missed(token: string | null): Promise<Reply> {
    return this.answering('missed', () => {
      const state = this.loaded()
      const seat = this.access.seatOf(token)
      if (!state.referee) throw new ApiError('not-started')
      return reply(200, missedBy(this.table.rows, state, seat))
    })
  }

  /**
   * What a strong player would do in place of the caller. Stores nothing, and leaves the game alone. Refused:
   * `not-started`, `over`, `no-hints`, `stale-decision` where nothing is asked of the caller.
   */
  hint(token: string | null): Promise<Reply> {
    return this.answering('hint', () => {
      const seat = this.access.seatOf(token)
      return reply(200, this.bots.advise(this.broadcaster.view(seat), seat))
    })
  }

  /** All that is needed to play a finished game again. Refused: `not-over`. */
  history(token: string | null): Promise<Reply> {
    return this.answering('history', () => {
      const state = this.loaded()
      this.viewerOf(token)
      if (state.phase !== 'over') throw new ApiError('not-over')
      state.history ??= allMoves(this.table.rows)
      return reply(200, historyOf(state, state.history))
    })
  }

  /**
   * Accepts a connection and sends it the view.
   * @param accept accepts it; called once all checks have passed
   * @throws ApiError bad-token, too-many, no-such-game or other-version. After any error the caller must reject the connection
   */
  connect({ token, address, changes, talk }: ConnectRequest, accept: (attachment: Attachment) => Connection): void {
    try {
      const viewer = this.viewerOf(token)
      this.turnClock.look()
      // If no view can be made, the connection must not be accepted.
      this.broadcaster.view(viewer)
      const now = this.clock.now()
      admit(this.connections, viewer, address, now)
      const connection = accept({
        viewer,
        address,
        changes,
        ...(talk ? { talk } : {}),
        heard: now,
        unread: 0,
        counted: now,
        bad: 0,
      })
      this.broadcaster.sendWhole(connection)
      this.broadcaster.presenceChanged(viewer)
    } catch (thrown) {
      throw this.table.handleError(thrown, 'live')
    }
  }

  /**
   * Handles a frame: a pick, a request for the whole view, something said, or that its page is hidden. A refusal is answered
   * over the same connection.
   */
  async receive(connection: Connection, data: string | ArrayBuffer): Promise<void> {
    if (!connection.isOpen) return
    try {
      const frame = this.frames.read(connection, data)
      if (frame.type === 'talk') return this.talk.say(connection, frame.say)
      if (frame.type === 'hidden') return this.frames.noteHidden(connection, frame.hidden)
      this.loaded()
      if (frame.type === 'view') return this.broadcaster.requestWhole(connection)
      const { type: _, ...pick } = frame
      await this.picks.pickOver(connection, pick)
    } catch (thrown) {
      this.outbox.sendError(connection, this.table.handleError(thrown, 'frame'), decisionIn(data))
    }
  }

  /** To be called when a connection was closed or has failed: everybody is told a moment later if somebody is gone. */
  disconnected(connection: Connection): void {
    try {
      connection.answerClose()
      // One that was rejected was nobody's.
      const { attachment } = connection
      if (attachment === null || !this.table.exists) return
      const { viewer, passedOver } = attachment
      this.broadcaster.presenceChanged(viewer)
      void this.nextWakeUp.setIfChanged()
      if (viewer !== null) this.pushes.closed(viewer, lastSignOfLife(connection), passedOver)
    } catch (thrown) {
      this.table.handleError(thrown, 'close')
    }
  }

  /**
   * To be called at the scheduled time: deletes the table if it was unused for too long; otherwise lets the clock
   * ring, reminds those who are waited for, has bots play on where they wait for it, and schedules the next wake-up.
   */
  async wake(): Promise<void> {
    this.alarm.rang()
    const newest = this.newestAtWakeUp()
    if (newest === 'unreadable') return this.alarm.noLaterThan(this.clock.now() + unreadRetry)
    if (!newest || (this.forgets && this.clock.now() >= forgetAt(newest))) return this.forget()
    this.nextWakeUp.isAwake = true
    await this.turnClock.ring(newest)
    this.pushes.remind()
    await this.bots.goOn()
    this.nextWakeUp.isAwake = false
    await this.nextWakeUp.setAtLast()
  }

  private newestAtWakeUp(): Newest | null | 'unreadable' {
    try {
      return this.table.newest
    } catch (thrown) {
      this.table.handleError(thrown, 'wake')
      return 'unreadable'
    }
  }

  /** Deletes the table, or tries again later. */
  private async forget(): Promise<void> {
    try {
      await this.access.forget()
    } catch (thrown) {
      this.table.handleError(thrown, 'forget')
      await this.nextWakeUp.setAtLast()
    }
  }

  private loaded(): TableState {
    return this.table.loaded()
  }

  private viewerOf(token: string | null): Viewer {
    this.nextWakeUp.setIfMissing()
    return token === null ? null : this.access.seatOf(token)
  }

  private async answering(name: string, call: () => Reply | Promise<Reply>): Promise<Reply> {
    try {
      return await call()
    } catch (thrown) {
      return errorReply(this.table.handleError(thrown, name))
    }
  }
}
