// The show of one table's end: whether it is on, and what is known of how the game went, which is fetched once the result is drawn.
import { onceDrawn } from '../when-drawn.ts'
import { noteShown, wasShown } from './ends-seen.ts'
import type { GameSummary } from './game-summary.ts'

/** Pages are turned by hand where motion is unwanted. */
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

export class EndShow<S extends GameSummary> {
  /** The page to begin with, turned by hand; null if it plays; undefined while it is not on. */
  at = $state<number | null | undefined>()
  /** Whether somebody asked for it, rather than the game's end. */
  wanted = $state(false)
  /** How the game went; null until that is known. */
  summary = $state.raw<S | null>(null)
  /** Whether that is still being found out. */
  pending = $state(true)
  readonly #table: string

  constructor(table: string) {
    this.#table = table
  }

  /**
   * Begins where the end is first seen on this device, as soon as the page is; and finds out how the game went.
   * @param tell answers with the summary; if it cannot, there is none
   * @returns ends this
   */
  begin(tell: () => Promise<S>): () => void {
    const first = () => {
      if (document.hidden || wasShown(this.#table)) return
      noteShown(this.#table)
      this.at = isStill() ? 0 : null
    }
    first()
    document.addEventListener('visibilitychange', first)
    const callOff = onceDrawn(
      () =>
        void tell()
          .then(
            summary => (this.summary = summary),
            () => undefined,
          )
          .finally(() => (this.pending = false)),
    )
    return () => {
      callOff()
      document.removeEventListener('visibilitychange', first)
    }
  }

  /** Shows it again, or one page of it. */
  show(page?: number): void {
    this.wanted = true
    this.at = page ?? (isStill() ? 0 : null)
  }

  close = (): void => {
    this.at = undefined
    this.wanted = false
  }
}
