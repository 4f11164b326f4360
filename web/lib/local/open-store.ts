// Opens what keeps the local tables of this browser; where that fails a store stands in that lasts as long as the page.
import { openIndexedStore } from './indexed-store.ts'
import { PassingStore, type Store } from './store.ts'

/** Stands in for a store that may open at another time, as where the disk was full: what it keeps is not gone. */
class StandInStore implements Store {
  readonly isKept = false
  private readonly passing = new PassingStore()
  /** The tables of this visit. */
  private readonly made = new Set<string>()
  private opening: Promise<Store> | null = null

  constructor(private readonly open: () => Promise<Store>) {}

  async take(id: string, holder: string, isNew: boolean): Promise<readonly string[]> {
    if (isNew) this.made.add(id)
    return (await this.keeper(id)).take(id, holder, isNew)
  }

  async read(id: string): Promise<readonly string[]> {
    return (await this.keeper(id)).read(id)
  }

  async append(id: string, holder: string, n: number, text: string): Promise<void> {
    await (await this.keeper(id)).append(id, holder, n, text)
  }

  async remove(id: string): Promise<void> {
    await (await this.keeper(id)).remove(id)
  }

  /** Where a table is kept. @throws why that does not open, for tables of earlier visits */
  private async keeper(id: string): Promise<Store> {
    if (this.made.has(id)) return this.passing
    this.opening ??= this.open()
    try {
      return await this.opening
    } catch (thrown) {
      this.opening = null
      throw thrown
    }
  }
}

/** Whether a browser lets this site store nothing, for good: then nothing was stored before either. */
const isDenied = (thrown: unknown): boolean =>
  !(thrown instanceof DOMException) || ['SecurityError', 'InvalidStateError'].includes(thrown.name)

/** The store of this browser, or what stands in for it. */
export async function openStore(): Promise<Store> {
  try {
    return await openIndexedStore()
  } catch (thrown) {
    return isDenied(thrown) ? new PassingStore() : new StandInStore(openIndexedStore)
  }
}
