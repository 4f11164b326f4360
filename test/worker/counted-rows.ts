// Counts the rows that a table's own SQL statements read and write.
import type { Client } from '../client/player.ts'
import { inside } from './api-client.ts'

export interface Counted {
  /** Rows that were read, and rows that were written. */
  readonly read: number
  readonly written: number
  /** Statements that write. */
  readonly writes: number
}

interface Cursor {
  readonly cursor: Pick<SqlStorageCursor<never>, 'rowsRead' | 'rowsWritten'>
  readonly writes: boolean
}

/** What a table's rows use of their storage; with the cursors where it is counted. */
interface Counting extends Pick<DurableObjectStorage, 'transactionSync' | 'sync'> {
  readonly sql: Pick<SqlStorage, 'exec'>
  readonly cursors?: readonly Cursor[]
}

/** Counts from now on until the table is forgotten; gives what to ask for the count. */
export async function counting(client: Pick<Client, 'id'>): Promise<() => Promise<Counted>> {
  await inside(client, (_state, table) => {
    const store: { storage: Counting } = Reflect.get(table, 'rows')
    const { storage } = store
    const cursors: Cursor[] = []
    const exec = <Row extends Record<string, SqlStorageValue>>(query: string, ...bindings: unknown[]) => {
      const cursor = storage.sql.exec<Row>(query, ...bindings)
      cursors.push({ cursor, writes: !query.startsWith('SELECT') })
      return cursor
    }
    store.storage = {
      sql: { exec },
      transactionSync: closure => storage.transactionSync(closure),
      sync: () => storage.sync(),
      cursors,
    }
  })
  return () =>
    inside(client, (_state, table) => {
      const { storage }: { readonly storage: Counting } = Reflect.get(table, 'rows')
      const { cursors = [] } = storage
      const sum = (rows: readonly number[]) => rows.reduce((total, each) => total + each, 0)
      const writing = cursors.filter(({ writes }) => writes)
      return {
        read: sum(cursors.map(({ cursor }) => cursor.rowsRead)),
        written: sum(writing.map(({ cursor }) => cursor.rowsWritten)),
        writes: writing.length,
      }
    })
}
