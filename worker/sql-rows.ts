// A table's rows in the SQLite storage of its Durable Object: one SQL table without an index, so that each call writes exactly
// one row (an index would count as another).
import type { Line } from '#shared/engine/log-lines.ts'
import type { Saved } from '#shared/engine/match.ts'
import type { Rows } from '#shared/table/ports.ts'
import type { After, Row, TableEvent } from '#shared/table/rows.ts'

type Columns = {
  n: number
  at: number
  /** The event, under the name that the column of tables stored long ago has. */
  happening: string
  lines: string | null
  after: string
  saved: string | null
  summary: string | null
}

/** What is needed of a Durable Object's storage. Named here so that the same rows can be measured on another SQLite. */
export interface SqlStore {
  readonly sql: {
    exec<Row extends Record<string, ArrayBuffer | string | number | null>>(
      query: string,
      ...bindings: (string | number | null)[]
    ): { toArray(): Row[]; one(): Row }
  }
  transactionSync<T>(closure: () => T): T
  sync(): Promise<void>
  deleteAll(): Promise<void>
}

/** The rows of one table. */
export class SqlRows implements Rows {
  constructor(private readonly storage: SqlStore) {}

  get exist(): boolean {
    return this.storage.sql.exec("SELECT 1 FROM sqlite_schema WHERE name = 'rows'").toArray().length > 0
  }

  create(first: Row): void {
    this.storage.transactionSync(() => {
      this.storage.sql.exec(
        'CREATE TABLE rows (n INTEGER PRIMARY KEY, at INTEGER, happening TEXT, lines TEXT, after TEXT, saved TEXT, summary TEXT)',
      )
      this.append(first)
    })
  }

  append({ n, at, event, lines, after, saved, summary }: Row): void {
    this.storage.sql.exec(
      'INSERT INTO rows (n, at, happening, lines, after, saved, summary) VALUES (?, ?, ?, ?, ?, ?, ?)',
      n,
      at,
      JSON.stringify(event),
      lines.length > 0 ? JSON.stringify(lines) : null,
      JSON.stringify(after),
      saved ? JSON.stringify(saved) : null,
      summary,
    )
  }

  get newest(): Row | null {
    return this.read('ORDER BY n DESC LIMIT 1')[0] ?? null
  }

  get newestAfter(): After | null {
    try {
      const [row] = this.storage.sql.exec<{ after: string }>('SELECT after FROM rows ORDER BY n DESC LIMIT 1').toArray()
      return row ? (JSON.parse(row.after) as After) : null
    } catch (thrown) {
      // To ask first whether there are rows would cost more than the row itself.
      if (this.exist) throw thrown
      return null
    }
  }

  row(n: number): Row | null {
    return this.read('WHERE n = ?', n)[0] ?? null
  }

  afterOf(n: number): After {
    const { after } = this.storage.sql.exec<{ after: string }>('SELECT after FROM rows WHERE n = ?', n).one()
    return JSON.parse(after) as After
  }

  between(first: number, last: number): readonly Row[] {
    return first > last ? [] : this.read('WHERE n BETWEEN ? AND ? ORDER BY n', first, last)
  }

  upTo(last: number, count: number): readonly Row[] {
    return this.read('WHERE n <= ? ORDER BY n DESC LIMIT ?', last, count)
  }

  events(): readonly TableEvent[] {
    const rows = this.storage.sql.exec<{ happening: string }>('SELECT happening FROM rows ORDER BY n').toArray()
    return rows.map(({ happening }) => JSON.parse(happening) as TableEvent)
  }

  flushed(): Promise<void> {
    return this.storage.sync()
  }

  clear(): Promise<void> {
    return this.storage.deleteAll()
  }

  private read(which: string, ...bindings: number[]): readonly Row[] {
    return this.storage.sql
      .exec<Columns>(`SELECT * FROM rows ${which}`, ...bindings)
      .toArray()
      .map(({ n, at, happening, lines, after, saved, summary }) => ({
        n,
        at,
        event: JSON.parse(happening) as TableEvent,
        lines: lines === null ? [] : (JSON.parse(lines) as readonly Line[]),
        after: JSON.parse(after) as After,
        saved: saved === null ? null : (JSON.parse(saved) as Saved),
        summary,
      }))
  }
}
