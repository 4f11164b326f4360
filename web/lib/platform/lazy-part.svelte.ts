// A part of the page that is loaded later, as reactive state: components that use it are drawn again when it is loaded.
import { connected, Offline } from './part.ts'

/** A browser may say a moment too early that it is online; in milliseconds. */
const pause = 5_000

/** One such part, fetched when it is first requested. */
export class LazyPart<Part> {
  /** The part; null until it is loaded. */
  loaded: Part | null = $state.raw(null)
  readonly #load: () => Promise<Part>
  #loading = false
  #again: ReturnType<typeof setTimeout> | undefined

  /** @param load fetches the part; called again after a failure */
  constructor(load: () => Promise<Part>) {
    this.#load = load
  }

  /** Resolves with the part once it is loaded; rejects if it cannot be fetched. */
  async fetch(): Promise<Part> {
    const part = await this.#load()
    this.loaded = part
    return part
  }

  /**
   * Starts loading the part if need be. Without a connection it is requested again once there is one; after any other
   * failure the next request tries again.
   */
  request(): void {
    if (this.#loading || this.loaded) return
    this.#loading = true
    void this.fetch()
      .catch(thrown => {
        if (thrown instanceof Offline) void connected().then(() => this.#requestLater())
      })
      .finally(() => {
        this.#loading = false
      })
  }

  /** However many have requested it meanwhile, it is requested once. */
  #requestLater(): void {
    clearTimeout(this.#again)
    this.#again = setTimeout(() => this.request(), pause)
  }
}
