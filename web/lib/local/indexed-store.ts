// Keeps the rows of local tables in IndexedDB, which outlasts the page. That a table is somebody else's now is found out in the
// same transaction that would write: these happen one after the other, in whichever tabs they are asked for.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { ApiError } from '#shared/table/api-error.ts'
import { TakenOver, type Store } from './store.ts'

interface Tables extends DBSchema {
  /** Who holds each table, by its id. */
  holders: { key: string; value: string }
  /** The rows of all tables, by id and number. */
  rows: { key: [id: string, n: number]; value: string }
}
type Database = IDBPDatabase<Tables>

const both = ['holders', 'rows'] as const
/** An array is greater than any number. */
const rowsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []])

/** Whether a connection to the database is closed. */
const isClosed = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'InvalidStateError'

class IndexedStore implements Store {
  readonly isKept = true
  /** The connection; null once it is lost: phones end what keeps the data of a page that sleeps, and not the page. */
  private database: Promise<Database> | null = null

  constructor(private readonly name: string) {}

  async take(id: string, holder: string, isNew: boolean): Promise<readonly string[]> {
    const writing = await this.begin('readwrite')
    const rows = await writing.objectStore('rows').getAll(rowsOf(id))
    if (isNew || rows.length > 0) await writing.objectStore('holders').put(holder, id)
    await writing.done
    return rows
  }

  async read(id: string): Promise<readonly string[]> {
    const reading = await this.begin('readonly')
    return reading.objectStore('rows').getAll(rowsOf(id))
  }

  async append(id: string, holder: string, n: number, text: string): Promise<void> {
    const writing = await this.begin('readwrite', { durability: 'strict' })
    const held = await writing.objectStore('holders').get(id)
    if (held === holder) await writing.objectStore('rows').add(text, [id, n])
    await writing.done
    if (held === undefined) throw new ApiError('no-such-game')
    if (held !== holder) throw new TakenOver()
  }

  async remove(id: string): Promise<void> {
    const writing = await this.begin('readwrite')
    await Promise.all([
      writing.objectStore('holders').delete(id),
      writing.objectStore('rows').delete(rowsOf(id)),
      writing.done,
    ])
  }

  /** The connection, made anew where it was lost. */
  connected(): Promise<Database> {
    if (this.database) return this.database
    const lost = () => {
      if (this.database === coming) this.database = null
    }
    const coming = openDB<Tables>(this.name, 1, {
      upgrade(database) {
        database.createObjectStore('holders')
        database.createObjectStore('rows')
      },
      terminated: lost,
    })
    this.database = coming
    coming.catch(lost)
    return coming
  }

  /**
   * Begins a transaction, once more where the connection turns out to be lost: nothing was done by then. What is cut
   * off in the middle is not done again here, for it may be on the disk: the table is then read again.
   */
  private async begin<Mode extends 'readonly' | 'readwrite'>(mode: Mode, options?: IDBTransactionOptions) {
    const transaction = (database: Database) => database.transaction(both, mode, options)
    const coming = this.connected()
    const database = await coming
    try {
      return transaction(database)
    } catch (thrown) {
      if (!isClosed(thrown)) throw thrown
      if (this.database === coming) this.database = null
      return transaction(await this.connected())
    }
  }
}

/** Opens the store of this browser. Rejects where it keeps nothing. */
export async function openIndexedStore(name = 'tables'): Promise<Store> {
  const store = new IndexedStore(name)
  await store.connected()
  return store
}
