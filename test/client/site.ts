// A server as clients outside see it: it may be cut off at any moment, and comes back under another address.
import type { Reach } from './player.ts'

/** What a client gets when it is cut off: whether what it asked for was done is not known. */
export class CutOff extends Error {}

/** Answers without a body, which a `Response` cannot be made with. */
const bodiless = [204, 304]

/** One server, and what its clients have noticed. */
export class Site {
  /** Where it answers; null while it does not run. */
  address: string | null = null
  /** What should never have happened, in words. */
  readonly faults: string[] = []
  /** How many picks were answered, and how long the last of them took, in milliseconds. */
  picks = 0
  took = 0
  private waiting: { readonly picks: number; readonly resolve: () => void }[] = []

  /** Reaches it: an answer that is whole, or `CutOff`. */
  readonly reach: Reach = async (path, request) => {
    if (this.address === null) throw new CutOff()
    try {
      const { status, headers, text } = await fetch(this.address + path, request).then(async response => ({
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      }))
      return new Response(bodiless.includes(status) ? null : text, { status, headers })
    } catch {
      this.wasCutOff(path)
      throw new CutOff()
    }
  }

  /** Notes that a client was cut off, which is a fault while the server runs. */
  wasCutOff(where: string): void {
    if (this.address !== null) this.fault(`cut off at ${where} although the server runs`)
  }

  fault(what: string): void {
    this.faults.push(what)
  }

  /** Notes that a pick was answered. */
  picked(took: number): void {
    this.picks++
    this.took = took
    this.waiting = this.waiting.filter(({ picks, resolve }) => {
      if (picks > this.picks) return true
      resolve()
      return false
    })
  }

  /** Resolves once so many more picks were answered. */
  afterPicks(more: number): Promise<void> {
    const picks = this.picks + more
    return more === 0 ? Promise.resolve() : new Promise(resolve => this.waiting.push({ picks, resolve }))
  }
}
