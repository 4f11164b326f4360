// The tutorial of the table that is open: how far it has come, whether the player goes on without it for now. Its panel and the
// table's menu share it.
import { keepProgress, progressAt } from './kept-progress.ts'
import { atTheBeginning, follow, isLearned, read, type Progress } from './progress.ts'
import type { Tutorial } from './steps.ts'
import type { View } from '#shared/protocol.ts'

class LedTable {
  /** The table that has it; null where the open table has none, or none any more. */
  table: string | null = $state(null)
  /** Whether the player goes on without it: the menu offers to take it up again. */
  isAside = $state(false)
  progress: Progress = $state.raw(atTheBeginning)

  /** Whether it says what to do now: there is one, and it was not put aside. */
  get isLeading(): boolean {
    return this.table !== null && !this.isAside
  }

  /**
   * Takes it up where it was left.
   * @returns ends it, as when the table is left
   */
  begin(table: string): () => void {
    const known = progressAt(table)
    if (!known) return () => {}
    this.table = table
    this.isAside = known.isAside
    this.progress = { over: known.over, shown: null }
    return () => {
      if (this.table === table) this.table = null
    }
  }

  /** Looks at a newer view. */
  see({ steps }: Tutorial, view: View): void {
    if (view.phase === 'over') return this.end()
    this.#come(follow(steps, this.progress, view))
  }

  /** The shown step was read. */
  goOn({ steps }: Tutorial, view: View): void {
    const next = read(steps, this.progress, view)
    if (isLearned(steps, next)) this.end()
    else this.#come(next)
  }

  /** Goes on without it for now, or takes it up again. */
  putAside(isAside: boolean): void {
    this.isAside = isAside
    this.#keep()
  }

  /** Nothing is left to be learned at this table. */
  end(): void {
    if (this.table !== null) keepProgress(this.table, null)
    this.table = null
  }

  #come(next: Progress): void {
    const { over, shown } = this.progress
    if (next.shown === shown && next.over.join() === over.join()) return
    this.progress = next
    this.#keep()
  }

  #keep(): void {
    if (this.table !== null) keepProgress(this.table, { over: this.progress.over, isAside: this.isAside })
  }
}

export const led = new LedTable()
