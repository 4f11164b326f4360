// Keeps the rows of local tables in IndexedDB, which outlasts the page. That a table is somebody else's now is found out in the
// same transaction that would write: these happen one after the other, in whichever tabs they are asked for.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { TakenOver, type Store } from './store.ts'

interface Tables extends DBSchema {
  /** Who holds each table, by its id. */
  holders: { key: string; value: string }
  /** The rows of all tables, by id and number. */
  rows: { key: [id: string, n: number]; value: string }
}

const both = ['holders', 'rows'] as const
/** An array is greater than any number. */
const rowsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []])

class IndexedStore implements Store {
  readonly isKept = true

  constructor(private readonly database: IDBPDatabase<Tables>) {}

  async take(id: string, holder: string, isNew: boolean): Promise<readonly string[]> {
    const writing = this.database.transaction(both, 'readwrite')
    const rows = await writing.objectStore('rows').getAll(rowsOf(id))
    if (isNew || rows.length > 0) await writing.objectStore('holders').put(holder, id)
    await writing.done
    return rows
  }

  read(id: string): Promise<readonly string[]> {
    return this.database.getAll('rows', rowsOf(id))
  }

  async append(id: string, holder: string, n: number, text: string): Promise<void> {
    const writing = this.database.transaction(both, 'readwrite', { durability: 'strict' })
    const isOurs = (await writing.objectStore('holders').get(id)) === holder
    if (isOurs) await writing.objectStore('rows').add(text, [id, n])
    await writing.done
    if (!isOurs) throw new TakenOver()
  }

  async remove(id: string): Promise<void> {
    const writing = this.database.transaction(both, 'readwrite')
    await Promise.all([
      writing.objectStore('holders').delete(id),
      writing.objectStore('rows').delete(rowsOf(id)),
      writing.done,
    ])
  }
}

/** Opens the store of this browser. Rejects where it keeps nothing. */
export async function openIndexedStore(name = 'tables'): Promise<Store> {
  const database = await openDB<Tables>(name, 1, {
    upgrade(database) {
      database.createObjectStore('holders')
      database.createObjectStore('rows')
    },
  })
  return new IndexedStore(database)
}
