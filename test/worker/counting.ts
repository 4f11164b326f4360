// Counts what a table's own statements read and write.
import type { Client } from '../client/player.ts'
import { inside } from './api-client.ts'

export interface Counted {
  /** Rows that were read, and rows that were written. */
  readonly read: number
  readonly written: number
  /** Statements that write. */
  readonly writes: number
}

/** Counts from now on until the table is forgotten; gives what to ask for the count. */
export async function counting(client: Pick<Client, 'id'>): Promise<() => Promise<Counted>> {
  await inside(client, (_state, table) => {
    const store = Reflect.get(table, 'rows') as { storage: DurableObjectStorage }
    const { storage } = store
    const cursors: { readonly cursor: SqlStorageCursor<Record<string, SqlStorageValue>>; readonly writes: boolean }[] =
      []
    const exec = (query: string, ...bindings: unknown[]) => {
      const cursor = storage.sql.exec(query, ...bindings)
      cursors.push({ cursor, writes: !query.startsWith('SELECT') })
      return cursor
    }
    store.storage = {
      sql: { exec },
      transactionSync: (closure: () => unknown) => storage.transactionSync(closure),
      sync: () => storage.sync(),
      cursors,
    } as unknown as DurableObjectStorage
  })
  return () =>
    inside(client, (_state, table) => {
      const { cursors } = Reflect.get(Reflect.get(table, 'rows') as object, 'storage') as {
        cursors: { cursor: SqlStorageCursor<Record<string, SqlStorageValue>>; writes: boolean }[]
      }
      const sum = (rows: readonly number[]) => rows.reduce((total, each) => total + each, 0)
      const writing = cursors.filter(({ writes }) => writes)
      return {
        read: sum(cursors.map(({ cursor }) => cursor.rowsRead)),
        written: sum(writing.map(({ cursor }) => cursor.rowsWritten)),
        writes: writing.length,
      }
    })
}
