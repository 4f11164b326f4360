// All lines of a table's log that this page has received, and how far they were read; views carry only the newest lines.
import { createContext } from 'svelte'
import type { LogLine, View } from '#shared/protocol.ts'

/** @typeParam L the lines of one game */
export class LogHistory<L extends LogLine = LogLine> {
  lines: readonly L[] = $state.raw([])
  /** The number of the last line that was read, and when, in milliseconds since 1970. */
  read = $state.raw<{ readonly n: number; readonly at: number } | null>(null)
  /** Whether there are no older lines to fetch. */
  complete = $state(false)
  #viewer: number | null | undefined
  readonly #ask: (before: number) => Promise<readonly L[] | null>

  /** @param ask fetches lines older than the one with this number; null if it got no answer */
  constructor(ask: (before: number) => Promise<readonly L[] | null>) {
    this.#ask = ask
  }

  /**
   * Adds the lines of a newer view. For another viewer it starts over, because their lines may tell less or more, and so it does
   * where a replay has gone back.
   */
  add(view: Pick<View, 'you'> & { readonly log: readonly L[] }): void {
    const hasGoneBack = (view.log.at(-1)?.n ?? -1) < (this.lines.at(-1)?.n ?? -1)
    if (this.#viewer !== view.you || hasGoneBack) {
      this.lines = []
      this.complete = false
    }
    this.#viewer = view.you
    const last = this.lines.at(-1)?.n ?? -1
    const fresh = view.log.filter(line => line.n > last)
    if (fresh.length === 0) return
    const first = fresh[0]?.n ?? 0
    // Lines are missing between the known ones and the view's: the older ones have to be fetched again.
    this.lines = last >= 0 && first > last + 1 ? fresh : [...this.lines, ...fresh]
    if (this.lines === fresh) this.complete = false
  }

  markRead(): void {
    this.read = { n: this.lines.at(-1)?.n ?? -1, at: Date.now() }
  }

  async older(): Promise<void> {
    const first = this.lines[0]
    if (this.complete || !first) return
    const lines = await this.#ask(first.n)
    if (lines === null || this.lines[0] !== first) return
    this.lines = [...lines, ...this.lines]
    this.complete = lines.length === 0
  }
}

export const [logHistory, provideLogHistory] = createContext<LogHistory>()
