// A SQLite database of Node's where a table expects its Durable Object's storage.
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { SqlStore } from '#worker/sql-rows.ts'

/** A database in a file, with the journal that Durable Objects have. */
export class SqliteStore implements SqlStore {
  readonly database: DatabaseSync
  /** As workerd does, keeps what it has prepared. */
  private readonly prepared = new Map<string, StatementSync>()

  constructor(file: string) {
    this.database = new DatabaseSync(file)
    this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  }

  readonly sql: SqlStore['sql'] = { exec: (query, ...bindings) => this.exec(query, bindings) }

  transactionSync<T>(closure: () => T): T {
    this.database.exec('BEGIN')
    const done = closure()
    this.database.exec('COMMIT')
    return done
  }

  sync(): Promise<void> {
    return Promise.resolve()
  }

  deleteAll(): Promise<void> {
    this.database.exec('DROP TABLE rows')
    return Promise.resolve()
  }

  private exec<Row>(
    query: string,
    bindings: readonly (string | number | null)[],
  ): { readonly toArray: () => Row[]; readonly one: () => Row } {
    const statement = this.prepared.get(query) ?? this.database.prepare(query)
    this.prepared.set(query, statement)
    const rows = statement.all(...bindings) as Row[]
    const [first] = rows
    return {
      toArray: () => rows,
      one: () => {
        if (first === undefined || rows.length > 1) throw new Error('not one row')
        return first
      },
    }
  }
}
