// A part of the page that is loaded later, as reactive state: components that use it are drawn again when it is loaded.

/** One such part, fetched when it is first requested. */
export class LazyPart<Part> {
  /** The part; null until it is loaded. */
  loaded: Part | null = $state.raw(null)
  readonly #load: () => Promise<Part>
  #loading = false

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

  /** Starts loading the part if need be. After a failure the next request tries again. */
  request(): void {
    if (this.#loading || this.loaded) return
    this.#loading = true
    void this.fetch()
      .catch(() => undefined)
      .finally(() => {
        this.#loading = false
      })
  }
}
