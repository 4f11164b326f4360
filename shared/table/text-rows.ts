// The rows of one table in memory, each as text, as a database would hold it: what was read is never what is changed later.
import type { Rows } from './ports.ts'
import type { After, Row, TableEvent } from './rows.ts'

/** Rows that last as long as this object. Whoever keeps them elsewhere as well overrides `append`, `flushed` and `clear`. */
export class TextRows implements Rows {
  readonly texts: string[]
  /** What `after` has read, by row: a search reads the same few again and again. */
  private readonly afters: ({ readonly text: string; readonly after: After } | undefined)[] = []

  /** @param texts the rows that there are, oldest first */
  constructor(texts: readonly string[] = []) {
    this.texts = [...texts]
  }

  get exist(): boolean {
    return this.texts.length > 0
  }

  create(first: Row): void {
    this.append(first)
  }

  append(row: Row): void {
    if (row.n !== this.texts.length + 1) throw new Error(`row ${row.n} after ${this.texts.length}`)
    this.texts.push(JSON.stringify(row))
  }

  get newest(): Row | null {
    return this.row(this.texts.length)
  }

  get newestAfter(): After | null {
    return this.newest?.after ?? null
  }

  row(n: number): Row | null {
    const text = this.texts[n - 1]
    return text === undefined ? null : rowIn(text)
  }

  afterOf(n: number): After {
    const text = this.texts[n - 1]
    const known = this.afters[n]
    if (known && known.text === text) return known.after
    const row = this.row(n)
    if (text === undefined || !row) throw new Error(`there is no row ${n}`)
    this.afters[n] = { text, after: row.after }
    return row.after
  }

  between(first: number, last: number): readonly Row[] {
    return this.texts.slice(first - 1, Math.max(first - 1, last)).map(rowIn)
  }

  upTo(last: number, count: number): readonly Row[] {
    return this.between(Math.max(1, last - count + 1), last).toReversed()
  }

  events(): readonly TableEvent[] {
    return this.between(1, this.texts.length).map(({ event }) => event)
  }

  flushed(): Promise<void> {
    return Promise.resolve()
  }

  clear(): Promise<void> {
    this.texts.length = this.afters.length = 0
    return Promise.resolve()
  }
}

function rowIn(text: string): Row {
  const row: Row = JSON.parse(text)
  return row
}
