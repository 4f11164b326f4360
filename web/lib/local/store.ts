// Where the rows of local tables are kept, and whose they are: of several tabs with the same table only the one that has taken it
// last can write.

/** Thrown where a table was taken by another tab. */
export class TakenOver extends Error {}

export interface Store {
  /** Whether what is stored outlasts the page. */
  readonly isKept: boolean
  /**
   * Takes a table: from now on whoever held it before can write nothing more.
   * @param holder who takes it: any text that nobody else uses
   * @param isNew whether it may be one that was not made yet; else nothing is stored of such a table
   * @returns its rows, oldest first; none if there is no such table
   */
  take(id: string, holder: string, isNew: boolean): Promise<readonly string[]>
  /** Its rows, oldest first, as they are now. */
  read(id: string): Promise<readonly string[]>
  /**
   * Stores one more row. Once this resolves, no crash loses it.
   * @throws TakenOver; ApiError no-such-game where it was deleted
   */
  append(id: string, holder: string, n: number, text: string): Promise<void>
  /** Deletes a table with its rows. */
  remove(id: string): Promise<void>
}

/** For browsers that keep nothing: a store that lasts as long as its page. */
export class PassingStore implements Store {
  readonly isKept = false
  private readonly tables = new Map<string, string[]>()

  take(id: string): Promise<readonly string[]> {
    return this.read(id)
  }

  async read(id: string): Promise<readonly string[]> {
    return [...(this.tables.get(id) ?? [])]
  }

  async append(id: string, _holder: string, _n: number, text: string): Promise<void> {
    const rows = this.tables.get(id) ?? []
    rows.push(text)
    this.tables.set(id, rows)
  }

  async remove(id: string): Promise<void> {
    this.tables.delete(id)
  }
}
