// Shows the moments of what was missed at a table of the past: a step on changes it with motion, a step back begins anew.
import type { View } from '#shared/protocol.ts'
import { ReplayConnection } from '../replay-connection.ts'
import type { Session } from '../session.svelte.ts'
import type { OlderLines } from '../session-transport.ts'
import type { ExtentOf } from './moments.ts'

/** How long a move is shown while it plays, in milliseconds: longer than most motion; and a small step. What still moves then ends. */
const stays = { move: 1_900, step: 700 } as const

interface Present {
  readonly id: string
  readonly olderLines: OlderLines
}

export class StepPlayer {
  /** How many moves were shown. */
  at = $state(0)
  running = $state(false)
  /** The session whose table is shown; a new one after each step back. */
  session = $state.raw<Session>() as Session

  readonly #present: Present
  readonly #views: readonly View[]
  readonly #extentOf: ExtentOf
  #connection: ReplayConnection | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /**
   * @param present the table as it is now: it has the older lines of the log
   * @param views the first one is shown at once
   */
  constructor(present: Present, views: readonly View[], extentOf: ExtentOf) {
    this.#present = present
    this.#views = views
    this.#extentOf = extentOf
    this.#begin()
  }

  get length(): number {
    return this.#views.length - 1
  }

  get isAtEnd(): boolean {
    return this.at >= this.length
  }

  on(): void {
    if (this.isAtEnd) return
    this.at++
    this.#show()
  }

  back(): void {
    if (this.at === 0) return
    this.at--
    this.#begin()
  }

  run(): void {
    this.running = true
    this.#goOn()
  }

  stop(): void {
    this.running = false
    clearTimeout(this.#timer)
  }

  end(): void {
    this.stop()
    this.#connection?.end()
  }

  #goOn(): void {
    clearTimeout(this.#timer)
    if (this.isAtEnd) return this.stop()
    this.#timer = setTimeout(() => {
      this.on()
      this.#goOn()
    }, this.#rest)
  }

  /** How long what is shown now stays. */
  get #rest(): number {
    const before = this.#views[this.at - 1]?.log.at(-1)?.n ?? 0
    const fresh = this.#views[this.at]?.log.filter(({ n }) => n > before) ?? []
    return stays[fresh.length > 0 && fresh.every(line => this.#extentOf(line) === 'step') ? 'step' : 'move']
  }

  #begin(): void {
    this.#connection?.end()
    this.#connection = new ReplayConnection(this.#present.id, before => this.#present.olderLines(before))
    this.session = this.#connection.session
    this.#show()
  }

  #show(): void {
    const view = this.#views[this.at]
    if (view) this.#connection?.show(view)
  }
}
