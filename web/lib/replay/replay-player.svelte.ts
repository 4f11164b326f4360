// Plays a finished game: which moment is shown, through whose eyes, and whether it runs. A step changes the table with motion, a
// jump without; other eyes start a new session.
import type { View } from '#shared/protocol.ts'
import { isSameView, type KnownView } from '#shared/view-diff.ts'
import type { Session } from '../table/session.svelte.ts'
import type { FinishedGame } from './finished-game.ts'
import type { Moment } from './moment.ts'
import { ReplayConnection } from '../table/replay-connection.ts'
import { linesSeenBy, seenBy, withOffers } from './view-at-move.ts'

/** How long each move is shown while the game runs, in milliseconds: longer than most motion. What still moves then ends at once. */
const stays = 1_700
const speeds = [1, 2, 4] as const
/** How many older lines of the log are given at once, as by a table. */
const olderAtOnce = 200

export class ReplayPlayer {
  /** How many moves have been made. */
  at = $state(0)
  round = $state(1)
  /** The seat whose view is shown; null for that of a spectator. */
  eyes = $state<number | null>(null)
  running = $state(false)
  speed = $state<(typeof speeds)[number]>(1)
  /** The session whose table is shown; a new one for each pair of eyes. */
  session = $state.raw<Session>() as Session

  readonly game: FinishedGame
  #connection: ReplayConnection | null = null
  #shown = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #ended = false

  constructor(game: FinishedGame, { at, by }: Moment) {
    this.game = game
    this.eyes = by
    game.replay.goTo(at)
    this.#begin()
  }

  get length(): number {
    return this.game.replay.length
  }

  get ended(): boolean {
    return this.at >= this.length
  }

  /** Plays the game through unseen, so that every moment of it is quick to reach. */
  async prepare(pause: () => Promise<void>): Promise<void> {
    while (!this.#ended && this.game.replay.extendSnapshots()) await pause()
  }

  /** Goes to the next move that changes this view. */
  step(): void {
    if (this.ended) return
    this.#walk(1)
    this.#connection?.show(this.#next())
  }

  /** Jumps to the last moment before that looked different to these eyes. */
  back(): void {
    if (this.at === 0) return
    this.#walk(-1)
    this.#connection?.leap(this.#next())
  }

  /** Goes on or back until these eyes see something else, or to the end. */
  #walk(by: 1 | -1): void {
    const { replay } = this.game
    const before = this.#seen()
    const end = by === 1 ? this.length : 0
    while (replay.at !== end) {
      replay.goTo(replay.at + by)
      if (!isSameView(before, this.#seen())) break
    }
  }

  /** Jumps to any move, without showing those between. */
  leap(at: number): void {
    const to = Math.max(0, Math.min(this.length, Math.round(at)))
    if (to === this.at) return
    this.game.replay.goTo(to)
    this.#connection?.leap(this.#next())
  }

  /** Jumps to where the next turn (a phase of the board game) begins, or the present one, or the one before. */
  leapTurn(way: 'next' | 'last'): void {
    const { replay } = this.game
    this.leap(way === 'next' ? replay.nextTurn : replay.lastTurn)
  }

  viewAs(eyes: number | null): void {
    this.eyes = eyes
    this.#begin()
  }

  run(): void {
    if (this.ended) this.leap(0)
    this.running = true
    this.#goOn()
  }

  stop(): void {
    this.running = false
    clearTimeout(this.#timer)
  }

  faster(): void {
    this.speed = speeds[(speeds.indexOf(this.speed) + 1) % speeds.length] ?? 1
    if (this.running) this.#goOn()
  }

  end(): void {
    this.#ended = true
    this.stop()
    this.#connection?.end()
  }

  #goOn(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.step()
      if (this.ended) this.stop()
      else if (this.running) this.#goOn()
    }, stays / this.speed)
  }

  /** Replaces the session by a new one. */
  #begin(): void {
    this.#connection?.end()
    this.#connection = new ReplayConnection(this.game.end.id, before =>
      linesSeenBy(this.eyes, this.game.replay, olderAtOnce, before),
    )
    this.session = this.#connection.session
    this.#connection.show(this.#next())
  }

  #seen(): KnownView {
    return seenBy(this.eyes, this.game, this.#shown)
  }

  /** The view of the present moment. */
  #next(): View {
    const { replay } = this.game
    this.at = replay.at
    this.round = replay.referee.round
    this.#shown++
    return withOffers(this.#seen(), replay)
  }
}
