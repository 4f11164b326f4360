// The calls that make a table and seat people and bots at it, before the game and after it.
import type { Level } from '../bot-levels.ts'
import type { BotSeated, MadeTable, SatDown, SitDown } from '../protocol.ts'
import { ApiError } from './api-error.ts'
import type { TableAccess } from './table-access.ts'
import {
  createTable,
  freeSeat,
  newNextId,
  nextTableRequest,
  nextTablesMade,
  takeSeat,
  takeSeatForBot,
  urlOf,
} from './lobby.ts'
import type { Clock, Peers, RandomBytes } from './ports.ts'
import { reply, type Reply } from './reply.ts'
import type { Followed, NextTableRequest, TableRequest } from './table-requests.ts'
import { seatToken } from './tokens.ts'
import { hostSeat } from './view-builder.ts'

/** Documented at `TableMachine`, whose calls these are. */
export class LobbyCalls {
  constructor(
    private readonly access: TableAccess,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly peers: Peers,
    private readonly randomBytes: RandomBytes,
  ) {}

  make(request: TableRequest): Reply {
    return reply(201, this.made(request, seatToken(request.id, request.key, this.randomBytes)))
  }

  async sit(request: SitDown): Promise<Reply> {
    const state = this.access.loaded()
    const seated = this.seated(request, seatToken(state.made.id, request.key, this.randomBytes))
    await this.access.broadcast()
    return reply(201, seated)
  }

  async seatBot(token: string | null, level: Level, wished?: number): Promise<Reply> {
    const state = this.access.loaded()
    if (this.access.seatOf(token) !== hostSeat) throw new ApiError('host-only')
    if (wished !== undefined && !state.seats.isSeat(wished))
      throw new ApiError('bad-body', { message: `There is no seat ${wished}.` })
    const seat = state.seats.freeFrom(wished)
    this.access.commit(() => takeSeatForBot(state, seat, level, this.clock.now(), this.randomBytes))
    await this.access.broadcast()
    return reply(201, { seat: seat ?? hostSeat } satisfies BotSeated)
  }

  async leave(token: string | null, seat: number): Promise<Reply> {
    const { access } = this
    const state = access.loaded()
    const caller = access.seatOf(token)
    if (!state.seats.isSeat(seat)) throw new ApiError('no-such-path')
    if (caller !== seat && caller !== hostSeat) throw new ApiError('host-only')
    if (state.phase !== 'lobby') throw new ApiError('already-started')
    if (seat === hostSeat && state.seats.people > 1) throw new ApiError('host-stays')
    const viewer = caller === seat ? null : caller
    if (!state.seats.isTaken(seat)) return reply(200, access.view(viewer))
    const now = this.clock.now()
    // What is to be deleted is not stored first: a crash in between would leave a table without a host.
    if (seat === hostSeat) state.apply({ kind: 'left', seat }, now)
    else access.commit(() => freeSeat(state, seat, caller, now))
    const view = access.view(viewer)
    if (seat === hostSeat) await access.forget()
    else await access.broadcastFreed(seat)
    return reply(200, view)
  }

  async remove(token: string | null): Promise<Reply> {
    const { made, phase } = this.access.loaded()
    if (this.access.seatOf(token) !== hostSeat) throw new ApiError('host-only')
    if (phase === 'playing') throw new ApiError('already-started')
    await this.access.forget()
    return reply(200, { id: made.id })
  }

  async again(token: string | null, origin: string, share?: string): Promise<Reply> {
    const state = this.access.loaded()
    const seat = this.access.seatOf(token)
    const follow = (id: string, isMade: boolean) =>
      this.peers.follow(nextTableRequest(state, { id, isMade }, seat, token ?? '', origin, share))
    const { next } = state
    if (next !== null) {
      const answer = await follow(next, true)
      if (answer.status !== new ApiError('no-such-game').status) return answer
      // It was deleted. Somebody else may have made another one meanwhile.
      if (this.access.loaded().next !== next) return this.again(token, origin, share)
    }
    const id = newNextId(this.access.loaded(), this.clock.now())
    const answer = await follow(id, false)
    // Meanwhile this table may have been deleted: the seat at the next one is told all the same.
    if (answer.status === 201 && this.access.exists) await this.announce(id)
    return answer
  }

  async follow(request: NextTableRequest): Promise<Reply> {
    if (!this.access.exists && !request.isMade) return reply(201, this.made(request, request.token))
    const seated = this.seated(request, request.token, request.followed)
    await this.access.broadcast()
    return reply(201, { id: request.id, url: urlOf(request), ...seated } satisfies MadeTable)
  }

  private made(request: TableRequest | NextTableRequest, token: string): MadeTable {
    const made = { id: request.id, url: urlOf(request), seat: hostSeat, token }
    if (this.access.exists) {
      if (this.access.loaded().seats.of(token) !== hostSeat) throw new ApiError('already-started')
      return made
    }
    this.access.create(createTable(request, token, this.access.games, this.randomBytes))
    return made
  }

  private seated(person: Pick<SitDown, 'name' | 'share'>, token: string, followed?: Followed): SatDown {
    const state = this.access.loaded()
    const known = state.seats.of(token)
    if (known !== null) return { seat: known, token }
    this.access.commit(() => takeSeat(state, person, token, this.clock.now(), followed))
    return { seat: state.seats.of(token) ?? hostSeat, token }
  }

  /** Stores the id of the next table and tells everybody. */
  private async announce(next: string): Promise<void> {
    const state = this.access.loaded()
    if (state.next === next) return
    const now = this.clock.now()
    // It is made already: this comes too late to refuse it, even if another one has been made meanwhile.
    const made = nextTablesMade(state, now) ?? state.joins
    this.access.commit(() => state.apply({ kind: 'next', id: next }, now, made))
    await this.access.broadcast()
  }
}
