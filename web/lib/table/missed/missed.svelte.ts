// What the viewer of the one table that a page shows has missed, once it was asked for.
import type { Missed } from '#shared/protocol.ts'
import type { Session } from '../session.svelte.ts'
import { addressOf, call, callUntilAnswered, fetchInBrowser } from '../table-api.ts'
import { momentsOf, type Moments } from './moments.ts'

class MissedMoves {
  /** Null while it is not known. */
  moments: Moments | null = $state.raw(null)
  /** Whether the table did not answer. */
  isUnknown = $state(false)
  /** Whether this browser knows what it last showed. */
  sinceLook = $state(false)
  /** The answer that the next sheet shows instead of asking anew. */
  #prepared: Moments | null = null

  /**
   * Asks the table.
   * @param seen the number of the last line that this browser has shown; null if all since the last decision is wanted
   * @returns what was missed; null without an answer
   */
  async fetch({ id, token }: Pick<Session, 'id' | 'token'>, seen: number | null): Promise<Moments | null> {
    this.moments = null
    this.isUnknown = false
    const answer = await callUntilAnswered(() =>
      call<Missed>(fetchInBrowser, { method: 'GET', path: addressOf(id, '/missed'), token }),
    )
    if (!answer.ok) {
      this.isUnknown = true
      return null
    }
    const moments = momentsOf(answer.body, seen)
    this.sinceLook = seen !== null && seen === moments.known
    this.moments = moments
    return moments
  }

  /** Has the next sheet show what is known now. */
  prepare(): void {
    this.#prepared = this.moments
  }

  /** To be called by a sheet that opens: asks the table, unless what was missed was prepared for it. */
  open(session: Pick<Session, 'id' | 'token'>): void {
    const isPrepared = this.#prepared !== null && this.#prepared === this.moments
    this.#prepared = null
    if (!isPrepared) void this.fetch(session, null)
  }
}

export const missed = new MissedMoves()
