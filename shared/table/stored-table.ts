// A table as it lies in memory: loaded from its rows when it is first needed, stored row by row, dropped after an
// unexpected error.
import type { Games } from '../game-manifest.ts'
import { ApiError } from './api-error.ts'
import type { ReportError, Rows } from './ports.ts'
import { headOf, rehydrate, type Head } from './rehydrate.ts'
import type { After, Newest, Row } from './rows.ts'
import { TableState } from './table-state.ts'

/** One table with its rows. */
export class StoredTable {
  /** Null while it is not loaded. */
  private state: TableState | null = null

  /** @param listener is told each time it was loaded from its rows, each time a row was stored, and when it was deleted */
  constructor(
    readonly games: Games,
    readonly rows: Rows,
    private readonly reportError: ReportError,
    private readonly listener: { loaded(): void; stored(row: Row): void; cleared(): void },
  ) {}

  get exists(): boolean {
    return this.state !== null || this.rows.exist
  }

  /** Its state if it is loaded, else null. */
  get inMemory(): TableState | null {
    return this.state
  }

  /** What names its newest row; null if there is no table. Does not load the game. */
  get newest(): Newest | null {
    return this.state?.newest ?? (this.rows.exist ? this.rows.newest : null)
  }

  /** What its newest row says of it; null if there is no table. Does not load the game. */
  get after(): After | null {
    return this.state ? this.state.newest.after : this.rows.newestAfter
  }

  /**
   * The state of the table, loaded from the rows if need be.
   * @throws ApiError no-such-game or other-version
   */
  loaded(): TableState {
    if (this.state) return this.state
    const found = rehydrate(this.rows, this.games, this.reportError)
    if (found === null) throw new ApiError('no-such-game')
    if (!(found instanceof TableState)) throw new ApiError('other-version', { remains: found })
    this.state = found
    this.listener.loaded()
    return found
  }

  /** Whether this is still the state of the table, and this its newest row. */
  isAt(state: TableState, row: number): boolean {
    return this.state === state && state.newest.n === row
  }

  /**
   * What is known without loading the game.
   * @throws ApiError no-such-game
   */
  head(): Head {
    const head = this.state ?? headOf(this.rows, this.games)
    if (head === null) throw new ApiError('no-such-game')
    return head
  }

  /** Stores the first row of a new table. */
  create(state: TableState, row: Row): void {
    this.rows.create(row)
    this.state = state
    this.listener.stored(row)
  }

  /** Stores the row of a change. If that fails, or the change before it, the state must be dropped. */
  append(row: Row): void {
    this.rows.append(row)
    this.listener.stored(row)
  }

  /**
   * Reports what was thrown, and returns it. If it is no refusal (`ApiError`), the state may be half changed: it is
   * dropped, and loaded again from the rows.
   */
  handleError(thrown: unknown, call: string): unknown {
    this.report(thrown, call)
    if (thrown instanceof ApiError) return thrown
    this.state = null
    return thrown
  }

  /** Reports what was thrown where it says nothing of the state. */
  report(thrown: unknown, call: string): void {
    this.reportError(thrown, { call, made: this.state?.made })
  }

  /** Deletes everything. */
  async clear(): Promise<void> {
    this.state = null
    await this.rows.clear()
    this.listener.cleared()
  }
}
