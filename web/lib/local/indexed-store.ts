// Keeps the rows of local tables in IndexedDB, which outlasts the page. That a table is somebody else's now is found out in the
// same transaction that would write: these happen one after the other, in whichever tabs they are asked for.
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import { ApiError } from '#shared/table/api-error.ts'
import { TakenOver, type Store } from './store.ts'

interface Tables extends DBSchema {
  /** Who holds each table, by its id. */
  holders: { key: string; value: string }
  /** The rows of all tables, by id and number. */
  rows: { key: [id: string, n: number]; value: string }
}
type Database = IDBPDatabase<Tables>

const both: ('holders' | 'rows')[] = ['holders', 'rows']
type Mode = 'readonly' | 'readwrite'
type Transaction<M extends Mode> = IDBPTransaction<Tables, typeof both, M>
/** An array is greater than any number. */
const rowsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []])

/** Whether a connection to the database is closed. */
const isClosed = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'InvalidStateError'
/** Whether it says no more than that something was given up. */
const isAbort = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'AbortError'

/** Opens its database at the first use, and again where that has failed or was lost. */
export class IndexedStore implements Store {
  readonly isKept = true
  /** The connection; null once it is lost: phones end what keeps the data of a page that sleeps, and not the page. */
  private database: Promise<Database> | null = null

  take(id: string, holder: string, isNew: boolean): Promise<readonly string[]> {
    return this.within('readwrite', async writing => {
      const rows = await writing.objectStore('rows').getAll(rowsOf(id))
      if (isNew || rows.length > 0) await writing.objectStore('holders').put(holder, id)
      return rows
    })
  }

  read(id: string): Promise<readonly string[]> {
    return this.within('readonly', reading => reading.objectStore('rows').getAll(rowsOf(id)))
  }

  async append(id: string, holder: string, n: number, text: string): Promise<void> {
    const adding = async (writing: Transaction<'readwrite'>) => {
      const held = await writing.objectStore('holders').get(id)
      if (held === holder) await writing.objectStore('rows').add(text, [id, n])
      return held
    }
    const held = await this.within('readwrite', adding, { durability: 'strict' })
    if (held === undefined) throw new ApiError('no-such-game')
    if (held !== holder) throw new TakenOver()
  }

  async remove(id: string): Promise<void> {
    await this.within('readwrite', writing =>
      Promise.all([writing.objectStore('holders').delete(id), writing.objectStore('rows').delete(rowsOf(id))]),
    )
  }

  /** The connection, made anew where it was lost. Rejects where the browser keeps nothing, or not now. */
  connected(): Promise<Database> {
    if (this.database) return this.database
    const lost = () => {
      if (this.database === coming) this.database = null
    }
    const coming = openDB<Tables>('tables', 1, {
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
   * Carries out a transaction, and resolves once it is over. Of a request that fails the request knows why, of a
   * transaction that is given up, as where the disk is full, the transaction alone: that is what it rejects with.
   */
  private async within<M extends Mode, Result>(
    mode: M,
    act: (transaction: Transaction<M>) => Promise<Result>,
    options?: IDBTransactionOptions,
  ): Promise<Result> {
    const transaction = await this.begin(mode, options)
    const [acted, done] = await Promise.allSettled([act(transaction), transaction.done])
    if (acted.status === 'fulfilled' && done.status === 'fulfilled') return acted.value
    const reasons = [acted, done].flatMap(each => (each.status === 'rejected' ? [each.reason as unknown] : []))
    throw reasons.find(reason => !isAbort(reason)) ?? reasons[0]
  }

  /**
   * Begins a transaction, once more where the connection turns out to be lost: nothing was done by then. What is cut
   * off in the middle is not done again here, for it may be on the disk: the table is then read again.
   */
  private async begin<M extends Mode>(mode: M, options?: IDBTransactionOptions): Promise<Transaction<M>> {
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
