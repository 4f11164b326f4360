// How long a viewer counts as just come back to a table, and what this browser had shown of it before.
import type { View } from '#shared/protocol.ts'
import { returning } from '../returning.ts'
import { keepSeen, newestLine, seenLines, type LastSeen } from './seen-lines.ts'

interface Looked {
  readonly id: string
  readonly view: Pick<View, 'log'> | null
}

export class ComingBack {
  /** What was shown before the viewer came back; null if that is not known. */
  before: LastSeen | null = null
  /** When the viewer came back, in milliseconds since 1970. */
  at = 0
  /** Whether news may still be of the time before that. */
  isRecent = true
  readonly #session: Looked
  readonly #table: string
  readonly #seat: number
  #ending: ReturnType<typeof setTimeout> | undefined

  constructor(session: Looked, seat: number) {
    this.#session = session
    this.#table = session.id
    this.#seat = seat
  }

  /** To be called when the viewer is back, and is connected. */
  begin(): void {
    this.at = Date.now()
    this.before = seenLines(this.#table, this.#seat)
    this.isRecent = true
    this.#ending = setTimeout(() => this.over(), returning)
  }

  /** From now on everything shown counts as seen, as it happens. */
  over(): void {
    this.isRecent = false
    this.leave()
    this.note()
  }

  /** To be called when the viewer is away again. */
  leave(): void {
    clearTimeout(this.#ending)
  }

  /** Notes that everything was seen, unless it may still have been missed. */
  note(): void {
    const { view } = this.#session
    if (view && !this.isRecent) keepSeen(this.#table, this.#seat, { n: newestLine(view), at: Date.now() })
  }
}
