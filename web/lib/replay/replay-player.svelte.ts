// Where in a game one is, through whose eyes it is seen, and whether it runs. Each step is shown as the table would have
// shown it, so it moves; a leap begins a new showing.
import { isSameView, type KnownView } from '#shared/change.ts'
import type { Session } from '../table/session.svelte.ts'
import type { ReplayData } from './fetch.ts'
import { ReplayConnection } from './replay-connection.ts'
import { seenBy, withOffers } from './seen.ts'

/** How long a move stays, in milliseconds, when the game runs. Longer than whatever moves meanwhile. */
const stays = 1_700
const speeds = [1, 2, 4] as const

export class ReplayPlayer {
  /** After how many moves. */
  at = $state(0)
  round = $state(1)
  /** The seat whose eyes it is seen with, or null for a watcher's. */
  eyes = $state<number | null>(null)
  running = $state(false)
  speed = $state<(typeof speeds)[number]>(1)
  /** The showing; another one after each leap. */
  session = $state.raw<Session>() as Session

  readonly #data: ReplayData
  #connection: ReplayConnection | null = null
  #shown = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Begins at the beginning, with the eyes of whoever this browser is there. */
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

  /** On to the next moment at which these eyes see something else. */
  step(): void {
    const { replay } = this.#data
    const before = this.#seen()
    while (replay.at < this.length) {
      replay.goTo(replay.at + 1)
      if (!isSameView(before, this.#seen())) break
    }
    this.#show()
  }

  /** To any moment, without telling what lies between. */
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

  /** A new showing, in place of the one before. */
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
