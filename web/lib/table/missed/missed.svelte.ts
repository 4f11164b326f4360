// What the viewer of the one table that a page shows has missed, once it was asked for.
import type { Missed } from '#shared/protocol.ts'
import type { Session } from '../session.svelte.ts'
import { addressOf, call, callUntilAnswered, fetchInBrowser } from '../table-api.ts'
import { momentsOf, type Moments } from './moments.ts'

type Viewer = Pick<Session, 'id' | 'token'>

class MissedMoves {
  /** Null while it is not known. */
  moments: Moments | null = $state.raw(null)
  /** Whether the table did not answer. */
  isUnknown = $state(false)
  /** Whether this browser knows what it last showed. */
  sinceLook = $state(false)
  /** The answer that the next sheet of the same viewer shows instead of asking anew. */
  #prepared: (Viewer & { readonly moments: Moments }) | null = null
  /** How often it was asked for or forgotten: an answer to an earlier question comes too late. */
  #questions = 0

  /**
   * Asks the table.
   * @param seen the number of the last line that this browser has shown; null if all since the last decision is wanted
   * @returns what was missed; null without an answer, or where something else was asked meanwhile
   */
  async fetch({ id, token }: Viewer, seen: number | null): Promise<Moments | null> {
    const question = ++this.#questions
    this.moments = null
    this.isUnknown = false
    const answer = await callUntilAnswered(() =>
      call<Missed>(fetchInBrowser, { method: 'GET', path: addressOf(id, '/missed'), token }),
    )
    if (question !== this.#questions) return null
    if (!answer.ok) {
      this.isUnknown = true
      return null
    }
    const moments = momentsOf(answer.body, seen)
    this.sinceLook = seen === moments.known
    this.moments = moments
    return moments
  }

  /** Has the viewer's next sheet show what is known now. */
  prepare({ id, token }: Viewer): void {
    this.#prepared = this.moments && { id, token, moments: this.moments }
  }

  /** To be called by a sheet that opens: asks the table, unless what was missed was prepared for this viewer. */
  open(viewer: Viewer): void {
    const { id, token, moments } = this.#prepared ?? {}
    this.#prepared = null
    if (moments === undefined || moments !== this.moments || id !== viewer.id || token !== viewer.token)
      void this.fetch(viewer, null)
  }

  /** To be called when a table is left: nothing of it is shown at another one, and no answer of it is waited for. */
  forget(): void {
    this.#questions++
    this.moments = this.#prepared = null
    this.isUnknown = false
  }
}

export const missed = new MissedMoves()
