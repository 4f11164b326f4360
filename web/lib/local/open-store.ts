// Opens what keeps the local tables of this browser; where that fails a store stands in that lasts as long as the page.
import { IndexedStore } from './indexed-store.ts'
import { PassingStore, type Store } from './store.ts'

/** Stands in for a store that may open at another time, as where the disk was full: what it keeps is not gone. */
class StandInStore implements Store {
  readonly isKept = false
  private readonly passing = new PassingStore()
  /** The tables of this visit. */
  private readonly made = new Set<string>()

  /** @param kept what keeps the tables of earlier visits, and tries to open at each use */
  constructor(private readonly kept: Store) {}

  take(id: string, holder: string, isNew: boolean): Promise<readonly string[]> {
    if (isNew) this.made.add(id)
    return this.keeper(id).take(id, holder, isNew)
  }

  read(id: string): Promise<readonly string[]> {
    return this.keeper(id).read(id)
  }

  append(id: string, holder: string, n: number, text: string): Promise<void> {
    return this.keeper(id).append(id, holder, n, text)
  }

  remove(id: string): Promise<void> {
    return this.keeper(id).remove(id)
  }

  private keeper(id: string): Store {
    return this.made.has(id) ? this.passing : this.kept
  }
}

/** Whether a browser lets this site store nothing, for good: then nothing was stored before either. */
const isDenied = (thrown: unknown): boolean =>
  !(thrown instanceof DOMException) || ['SecurityError', 'InvalidStateError'].includes(thrown.name)

/** The store of this browser, or what stands in for it. */
export async function openStore(): Promise<Store> {
  const store = new IndexedStore()
  try {
    await store.connected()
    return store
  } catch (thrown) {
    return isDenied(thrown) ? new PassingStore() : new StandInStore(store)
  }
}
