// Plays a finished game: which move is shown, from whose view, and whether it runs. A step changes the table with motion; a
// jump starts a new session.
import { isSameView, type KnownView } from '#shared/view-diff.ts'
import type { Session } from '../table/session.svelte.ts'
import type { ReplayData } from './fetch-replay.ts'
import { ReplayConnection } from './replay-connection.ts'
import { seenBy, withOffers } from './view-at-move.ts'

/** How long each move is shown while the game runs, in milliseconds: longer than any motion. */
const stays = 1_700
const speeds = [1, 2, 4] as const

export class ReplayPlayer {
  /** How many moves have been made. */
  at = $state(0)
  round = $state(1)
  /** The seat whose view is shown; null for that of a spectator. */
  eyes = $state<number | null>(null)
  running = $state(false)
  speed = $state<(typeof speeds)[number]>(1)
  /** The session whose table is shown; a new one after each jump. */
  session = $state.raw<Session>() as Session

  readonly #data: ReplayData
  #connection: ReplayConnection | null = null
  #shown = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Starts at the first move, with the view of this browser's seat. */
  constructor(data: ReplayData) {
    this.#data = data
    this.eyes = data.end.you
    this.#begin()
  }

  get length(): number {
    return this.#data.replay.length
  }

  get ended(): boolean {
    return this.at >= this.length
  }

  /** Goes to the next move that changes this view. */
  step(): void {
    const { replay } = this.#data
    const before = this.#seen()
    while (replay.at < this.length) {
      replay.goTo(replay.at + 1)
      if (!isSameView(before, this.#seen())) break
    }
    this.#show()
  }

  /** Jumps to any move, without showing those between. */
  leap(at: number): void {
    const to = Math.max(0, Math.min(this.length, Math.round(at)))
    if (to === this.at) return
    this.#data.replay.goTo(to)
    this.#begin()
  }

  look(eyes: number | null): void {
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
    this.#connection = new ReplayConnection(`${this.#data.end.id} again`)
    this.session = this.#connection.session
    this.#show()
  }

  #seen(): KnownView {
    const { replay, end } = this.#data
    return seenBy(this.eyes, replay, end, this.#shown)
  }

  #show(): void {
    const { replay } = this.#data
    this.at = replay.at
    this.round = replay.referee.round
    this.#shown++
    this.#connection?.show(withOffers(this.#seen(), replay))
  }
}
