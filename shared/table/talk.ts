// What seats say to one another: phrases that the game lists, passed on to whoever asked for them and kept nowhere. Does not
// load the game.
import type { Games } from '../game-manifest.ts'
import { talkEvery } from '../talk.ts'
import { viewerOf } from './admission.ts'
import { ApiError } from './api-error.ts'
import type { Frames } from './frames.ts'
import type { Outbox } from './outbox.ts'
import type { Clock, Connection } from './ports.ts'
import type { StoredTable } from './stored-table.ts'
import { costs } from './token-bucket.ts'

/** The talk at one table. */
export class Talk {
  /**
   * By seat, when it last said something, in milliseconds since 1970. It need not survive hibernation: a table sleeps only
   * after ten seconds without frames.
   */
  private readonly said = new Map<number, number>()

  constructor(
    private readonly games: Games,
    private readonly table: Pick<StoredTable, 'head'>,
    private readonly outbox: Pick<Outbox, 'send' | 'sendTalk'>,
    private readonly frames: Pick<Frames, 'pay'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /**
   * Tells everybody who asked for talk what the seat of a connection says. Too soon after the last time only the sender is
   * told so, and stays connected.
   * @throws ApiError no-such-game; bad-token for a spectator; bad-body where the game has no such phrase; too-many
   */
  say(connection: Connection, key: string): void {
    const { made } = this.table.head()
    const seat = viewerOf(connection)
    if (seat === null) throw new ApiError('bad-token', { message: 'Only players can say something here.' })
    if (!this.games[made.game]?.talk?.includes(key))
      throw new ApiError('bad-body', { message: 'This is nothing that can be said in this game.' })
    const now = this.clock.now()
    const last = this.said.get(seat)
    if (last !== undefined && Math.abs(now - last) < talkEvery) {
      this.frames.pay(connection, costs.refusal)
      this.outbox.send(connection, { type: 'error', error: tooSoon.refusal })
      return
    }
    this.said.set(seat, now)
    this.outbox.sendTalk({ type: 'talk', seat, say: key })
  }
}

const tooSoon = new ApiError('too-many', { message: 'You have just said something. Wait two seconds.' })
