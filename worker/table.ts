// One table, one Durable Object: takes calls and frames in turn, and keeps each before it answers. How a row, a seat, a view
// or a line looks, and who is told what, is settled in the files beside this one.
import { DurableObject } from 'cloudflare:workers'
import { games } from '#shared/games.ts'
import type { Again, MakeTable, MadeTable, Pick, SatDown, SitDown } from '#shared/protocol.ts'
import { Audience } from './audience.ts'
import { forgetAt } from './lifetime.ts'
import { closing, Live, tokenOf, turnAway } from './live.ts'
import { Memory, wake, type Viewer } from './memory.ts'
import { Refused, refusedPick } from './refusals.ts'
import { refusing, reply, type Reply } from './reply.ts'
import { drawLot, hashOf, newSeed, nextTableId, seatToken } from './seats.ts'
import { Store, type Row } from './store.ts'
import { englishOf, historyOf, host, linesFor } from './view.ts'

export interface Env { readonly TABLES: DurableObjectNamespace<Table> }

/** What a new table is made from. */
export interface Wish extends MakeTable { readonly id: string, readonly origin: string }

const mostComings = 200
const linesAtOnce = 200

/** A table of one game. Every public method is a call of the API, answered with what goes out. */
export class Table extends DurableObject<Env> {
  private readonly store = new Store(this.ctx.storage)
  private readonly live: Live = new Live(this.ctx, viewer => this.audience.known(viewer))
  private readonly audience = new Audience(this.live, () => this.awake(), () => this.ctx.storage.sync())
  private memory: Memory | null = null

  /** Makes the table; with a known key, finds it. */
  make(wish: Wish): Promise<Reply> {
    return this.answering(() => reply(201, this.made(wish)))
  }

  /** Takes a seat; with a known key, finds it. */
  sit({ name, key }: SitDown): Promise<Reply> {
    return this.answering(async () => {
      const seated = this.seated(name, key)
      await this.audience.tell()
      return reply(201, seated)
    })
  }

  /** Gives a seat free before the game; the host alone gives the table up. */
  leave(token: string | null, seat: number): Promise<Reply> {
    return this.answering(async () => {
      const memory = this.awake()
      const caller = this.seatOf(token)
      if (!memory.seats.isSeat(seat)) throw new Refused('no-such-path')
      if (caller !== seat && caller !== host) throw new Refused('host-only')
      if (memory.phase !== 'lobby') throw new Refused('already-started')
      if (seat === host && memory.seats.taken > 1) throw new Refused('host-stays')
      const viewer = caller === seat ? null : caller
      if (!memory.seats.isTaken(seat)) return reply(200, this.audience.view(viewer))
      this.keep(() => memory.enact({ kind: 'left', seat }, Date.now()))
      const view = this.audience.view(viewer)
      if (seat === host) await this.forget()
      else await this.freed(seat)
      return reply(200, view)
    })
  }

  /** The view of whoever asks, or the word that nothing has changed. */
  look(token: string | null, known: string | null): Promise<Reply> {
    return this.answering(() => {
      const memory = this.awake()
      const viewer = this.viewerOf(token)
      const tag = `W/"${viewer ?? 's'}-${memory.version(viewer)}"`
      const asked = known?.split(',').map(each => each.trim().replace(/^W\//, '')) ?? []
      if (asked.includes(tag.slice('W/'.length))) return { status: 304, text: '', tag }
      return reply(200, this.audience.view(viewer), tag)
    })
  }

  /** Makes a pick. */
  pick(token: string | null, pick: Pick): Promise<Reply> {
    return this.answering(async () => {
      this.awake()
      const seat = this.seatOf(token)
      if (this.picked(seat, pick)) await this.audience.tell()
      return reply(200, this.audience.view(seat))
    })
  }

  /** Takes the caller's last pick back. */
  undo(token: string | null): Promise<Reply> {
    return this.answering(async () => {
      const memory = this.awake()
      const seat = this.seatOf(token)
      if (!memory.referee) throw new Refused('not-started')
      if (memory.phase === 'over') throw new Refused('over')
      this.keep(() => {
        const row = memory.undo(seat, Date.now())
        if (row === null) throw new Refused('nothing-to-undo')
        return row
      })
      await this.audience.tell()
      return reply(200, this.audience.view(seat))
    })
  }

  /** A seat at the next table of the same people, which the first caller makes. */
  again(token: string | null, { key }: Again, origin: string): Promise<Reply> {
    return this.answering(async () => {
      const memory = this.awake()
      const seat = this.seatOf(token)
      if (memory.phase !== 'over') throw new Refused('not-over')
      const { id, seed, game, options, seats } = memory.made
      const name = memory.seats.names[seat] ?? ''
      const next = nextTableId(id, seed)
      const wish = { id: next, origin, game, seats, options, name, ...(key === undefined ? {} : { key }) }
      using answer = await this.env.TABLES.getByName(next).follow(wish)
      const { status, text } = answer
      if (status === 201) await this.announce(next)
      return { status, text }
    })
  }

  /** Makes the table that follows another one, or takes a seat at it. Called by that other one. */
  follow(wish: Wish): Promise<Reply> {
    return this.answering(async () => {
      if (!this.exists) return reply(201, this.made(wish))
      const seated = this.seated(wish.name, wish.key)
      await this.audience.tell()
      return reply(201, { id: wish.id, url: addressOf(wish), ...seated } satisfies MadeTable)
    })
  }

  /** Lines of the log older than line `before`, as whoever asks may read them. */
  log(token: string | null, before: number): Promise<Reply> {
    return this.answering(() => {
      const memory = this.awake()
      const viewer = this.viewerOf(token)
      const lines = this.store.linesBefore(before, linesAtOnce)
      return reply(200, { log: linesFor(lines, viewer, englishOf(memory)) })
    })
  }

  /** All that is needed to play the game again, once it is over. */
  history(token: string | null): Promise<Reply> {
    return this.answering(() => {
      const memory = this.awake()
      this.viewerOf(token)
      if (memory.phase !== 'over') throw new Refused('not-over')
      return reply(200, historyOf(memory, this.store.moves()))
    })
  }

  /** Takes a live line. */
  override async fetch(request: Request): Promise<Response> {
    try {
      const { seats } = this.awake().made
      const viewer = this.viewerOf(tokenOf(request))
      this.live.connected(seats)
      const { response, socket } = this.live.accept(request, viewer)
      this.audience.showWhole(socket)
      if (viewer !== null) this.live.changed(seats, viewer, () => this.audience.showAll(true))
      return response
    } catch (thrown) {
      return turnAway(request, thrown)
    }
  }

  /** Hears a frame of a live line: a pick, or the wish for the whole view. A refusal goes back over the line. */
  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    let decision: string | undefined
    try {
      const frame = this.live.hear(socket, data)
      this.awake()
      if (frame.type === 'view') return this.audience.showWhole(socket)
      const { type: _, ...pick } = frame
      decision = pick.decision
      await this.pickedLive(socket, pick)
    } catch (thrown) {
      this.live.refuse(socket, this.afterAccident(thrown), decision)
    }
  }

  /** A live line has ended: whether that seat is still here is told in a moment. */
  override async webSocketClose(socket: WebSocket): Promise<void> {
    const viewer = this.live.viewer(socket)
    if (viewer === null || !this.exists) return
    this.live.changed(this.awake().made.seats, viewer, () => this.audience.showAll(true))
  }

  /** Forgets a table that nobody has touched for long. */
  override async alarm(): Promise<void> {
    const due = this.store.exists ? forgetAt(this.store.touched) : 0
    if (Date.now() < due) await this.ctx.storage.setAlarm(due)
    else await this.forget()
  }

  private get exists(): boolean {
    return this.memory !== null || this.store.exists
  }

  /** The table as it stands, read from the rows where it was asleep. */
  private awake(): Memory {
    if (this.memory) return this.memory
    const woken = wake(this.store)
    if (woken === null) throw new Refused('no-such-game')
    if (woken === 'other-version') throw new Refused('other-version')
    return this.memory = woken
  }

  private made(wish: Wish): MadeTable {
    const { id, key, name, seats } = wish
    const token = seatToken(id, key)
    const made = { id, url: addressOf(wish), seat: host, token }
    if (this.exists) {
      if (key === undefined || this.awake().seats.of(token) !== host) throw new Refused('already-started')
      return made
    }
    const game = games[wish.game]
    const options = game.settle(wish.options ?? {}, seats, drawLot)
    if (isProblem(options)) throw new Refused('bad-options', options.message)
    const memory = new Memory({
      kind: 'made', id, game: wish.game, version: game.version, options, seats, seed: newSeed(), name, hash: hashOf(token),
    })
    const at = Date.now()
    this.store.create(memory.firstRow(at))
    void this.ctx.storage.setAlarm(forgetAt(at))
    this.memory = memory
    return made
  }

  private seated(name: string, key: string | undefined): SatDown {
    const memory = this.awake()
    const token = seatToken(memory.made.id, key)
    const known = key === undefined ? null : memory.seats.of(token)
    if (known !== null) return { seat: known, token }
    const seat = memory.seats.free
    // A table that is full has begun.
    if (seat === null) throw new Refused('already-started')
    if (memory.comings >= mostComings) throw new Refused('too-many')
    this.keep(() => memory.enact({ kind: 'sat', seat, name, hash: hashOf(token) }, Date.now()))
    return { seat, token }
  }

  /** Makes a pick and keeps it; false where this very pick was made before. */
  private picked(seat: number, pick: Pick): boolean {
    const memory = this.awake()
    const { referee } = memory
    if (!referee) throw new Refused('not-started')
    if (!referee.openFor(seat).includes(pick.decision)) {
      if (this.store.wasMade(seat, pick)) return false
      throw new Refused(referee.over ? 'over' : 'stale-decision', undefined, undefined, this.audience.view(seat))
    }
    this.keep(() => {
      const row = memory.pick(seat, pick, Date.now())
      if ('code' in row) throw refusedPick(row)
      return row
    })
    return true
  }

  private async pickedLive(socket: WebSocket, pick: Pick): Promise<void> {
    const seat = this.live.viewer(socket)
    if (seat === null) throw new Refused('bad-token')
    const isNew = this.picked(seat, pick)
    if (isNew) await this.audience.tell()
    else this.audience.showWhole(socket)
    this.live.tell(socket, { type: 'accepted', decision: pick.decision, version: this.awake().version(seat) })
  }

  /** Lets something happen and stores its row. If either fails, memory is forgotten and comes back from the rows. */
  private keep(happen: () => Row): void {
    try {
      this.live.note()
      this.store.append(happen())
    } catch (thrown) {
      throw this.afterAccident(thrown)
    }
  }

  private afterAccident(thrown: unknown): unknown {
    if (!(thrown instanceof Refused)) this.memory = null
    return thrown
  }

  /** The next table is known: everybody sees it. */
  private async announce(next: string): Promise<void> {
    const memory = this.awake()
    if (memory.next !== null) return
    this.keep(() => memory.enact({ kind: 'next', id: next }, Date.now()))
    await this.audience.tell()
  }

  private async freed(seat: number): Promise<void> {
    this.live.dismiss(new Refused('bad-token'), closing.badToken, seat)
    await this.audience.tell()
  }

  private async forget(): Promise<void> {
    this.memory = null
    this.live.dismiss(new Refused('no-such-game'), closing.noGame)
    await this.ctx.storage.deleteAll()
  }

  private viewerOf(token: string | null): Viewer {
    return token === null ? null : this.seatOf(token)
  }

  private seatOf(token: string | null): number {
    const seat = token === null ? null : this.awake().seats.of(token)
    if (seat === null) throw new Refused('bad-token')
    return seat
  }

  private async answering(call: () => Reply | Promise<Reply>): Promise<Reply> {
    try {
      return await call()
    } catch (thrown) {
      return refusing(this.afterAccident(thrown))
    }
  }
}

function addressOf({ origin, id }: Wish): string {
  return `${origin}/t/${id}`
}

function isProblem(settled: object): settled is { readonly code: 'bad-options', readonly message: string } {
  return 'code' in settled && settled.code === 'bad-options'
}
