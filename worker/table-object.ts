// One table, one Durable Object: a thin adapter around the machine (`shared/table/`). Provides SQLite storage, hibernating
// WebSockets, the alarm, and calls to other tables.
import { DurableObject } from 'cloudflare:workers'
import type { Level } from '#shared/bot-levels.ts'
import type { Games } from '#shared/game-manifest.ts'
import { games as allGames } from '#shared/games.ts'
import type { SeatPick, PushTarget, SitDown, StandIn } from '#shared/protocol.ts'
import type { NextTableRequest, TableRequest } from '#shared/table/table-requests.ts'
import type { Clock, Peers } from '#shared/table/ports.ts'
import type { Preview } from '#shared/table/preview.ts'
import type { Reply } from '#shared/table/reply.ts'
import { TableMachine } from '#shared/table/table-machine.ts'
import { reportError } from './error-report.ts'
import { limited, type Limits } from './limits.ts'
import { pushOf, type PushKeys } from './push.ts'
import { randomBytes } from './random-bytes.ts'
import { connectRequestIn, Sockets, switchingProtocols } from './sockets.ts'
import { SqlRows } from './sql-rows.ts'

/**
 * After how many picks bots think on in another alarm. With 1, each pick gets an alarm of its own; with more than one row of
 * bots holds, as here, none does.
 */
const picksAtOnce = 1000

export interface Env extends Limits, PushKeys {
  readonly TABLES: DurableObjectNamespace<Table>
  /** The static files. */
  readonly ASSETS: Fetcher
}

/** The Durable Object of a table. Its public methods are the calls of the API, documented at `TableMachine`. */
export class Table extends DurableObject<Env> {
  private readonly rows = new SqlRows(this.ctx.storage)
  private readonly sockets = new Sockets(this.ctx)
  private readonly machine: TableMachine

  /** @param games that can be played at this table */
  constructor(ctx: DurableObjectState, env: Env, games: Games = allGames) {
    super(ctx, env)
    this.machine = new TableMachine({
      games,
      rows: this.rows,
      connections: this.sockets,
      clock: clockOf(ctx.storage),
      peers: peersOf(env),
      push: pushOf(env, ctx),
      randomBytes,
      reportError: (thrown, context) => {
        reportError(thrown, { ...context, id: ctx.id.name })
      },
      isLimited: () => limited(this.env),
      picksAtOnce,
      forgets: true,
    })
  }

  make(request: TableRequest): Promise<Reply> {
    return this.machine.make(request)
  }

  sit(request: SitDown): Promise<Reply> {
    return this.machine.sit(request)
  }

  seatBot(token: string | null, level: Level, seat?: number): Promise<Reply> {
    return this.machine.seatBot(token, level, seat)
  }

  leave(token: string | null, seat: number): Promise<Reply> {
    return this.machine.leave(token, seat)
  }

  remove(token: string | null): Promise<Reply> {
    return this.machine.remove(token)
  }

  look(token: string | null, known: string | null): Promise<Reply> {
    return this.machine.fetchView(token, known)
  }

  pick(token: string | null, pick: SeatPick): Promise<Reply> {
    return this.machine.pick(token, pick)
  }

  undo(token: string | null): Promise<Reply> {
    return this.machine.undo(token)
  }

  standIn(token: string | null, seat: number, wish: StandIn): Promise<Reply> {
    return this.machine.standIn(token, seat, wish)
  }

  comeBack(token: string | null, seat: number): Promise<Reply> {
    return this.machine.comeBack(token, seat)
  }

  pushTo(token: string | null, seat: number, target: PushTarget | { readonly endpoint: string }): Promise<Reply> {
    return this.machine.pushTo(token, seat, target)
  }

  again(token: string | null, origin: string, share?: string): Promise<Reply> {
    return this.machine.again(token, origin, share)
  }

  /** Called by the table that this one follows. */
  follow(request: NextTableRequest): Promise<Reply> {
    return this.machine.follow(request)
  }

  log(token: string | null, before: number): Promise<Reply> {
    return this.machine.log(token, before)
  }

  missed(token: string | null): Promise<Reply> {
    return this.machine.missed(token)
  }

  hint(token: string | null): Promise<Reply> {
    return this.machine.hint(token)
  }

  history(token: string | null): Promise<Reply> {
    return this.machine.history(token)
  }

  /** For the page of this table. */
  preview(): Preview | null {
    return this.machine.preview()
  }

  override async fetch(request: Request): Promise<Response> {
    try {
      const { 0: client, 1: server } = new WebSocketPair()
      this.machine.connect(connectRequestIn(request), attachment => this.sockets.accept(server, attachment))
      return switchingProtocols(request, client)
    } catch (thrown) {
      return this.sockets.reject(request, thrown)
    }
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    return this.machine.receive(this.sockets.connection(socket), data)
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    this.machine.disconnected(this.sockets.connection(socket))
  }

  override webSocketError(socket: WebSocket): Promise<void> {
    return this.webSocketClose(socket)
  }

  override alarm(): Promise<void> {
    return this.machine.wake()
  }
}

function clockOf(storage: DurableObjectStorage): Clock {
  return {
    now: () => Date.now(),
    after: (milliseconds, run) => {
      setTimeout(run, milliseconds)
    },
    nextTask: () => scheduler.wait(0),
    wakeAt: time => storage.setAlarm(time),
    wakesAt: () => storage.getAlarm(),
  }
}

function peersOf({ TABLES }: Env): Peers {
  return {
    follow: async request => {
      using answer = await TABLES.getByName(request.id).follow(request)
      const { status, text } = answer
      return { status, text }
    },
  }
}
