// A part of the page that is there or not yet, for components that draw themselves anew when it has come.

/** One part, fetched when somebody asks for it. */
export class LatePart<Part> {
  /** The part; null until it is there. */
  loaded: Part | null = $state.raw(null)
  readonly #load: () => Promise<Part>
  #loading = false

  /** @param load fetches the part; it may be called again after it has failed */
  constructor(load: () => Promise<Part>) {
    this.#load = load
  }

  /** @returns the part, when it is there; rejects where it does not arrive */
  async fetch(): Promise<Part> {
    const part = await this.#load()
    this.loaded = part
    return part
  }

  /** Sees to it that the part comes; where it fails to, the next request tries again. */
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
