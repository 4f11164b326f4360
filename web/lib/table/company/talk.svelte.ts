// What seats have said lately at the one table that a page shows, and whom its reader does not want to hear.
import { keep, kept } from '../../platform/storage.ts'
import type { Session } from '../session.svelte.ts'

/** How long something said is shown, in milliseconds. */
const shownFor = 5_000
const mutedOf = (table: string) => `valley:muted:${table}`

interface Saying {
  readonly n: number
  readonly seat: number
  readonly key: string
}

class Talk {
  session: Session | null = $state.raw(null)
  /** Whether the phrases are shown. */
  isOpen = $state(false)
  /** The newest of each seat. */
  said: readonly Saying[] = $state.raw([])
  muted: readonly number[] = $state.raw([])
  #count = 0

  /**
   * From now on what is said at this table is shown.
   * @returns ends that
   */
  begin(session: Session): () => void {
    this.session = session
    this.said = []
    this.muted = (kept(mutedOf(session.id)) ?? '').split(',').filter(Boolean).map(Number)
    session.hear = (seat, key) => this.hear(seat, key)
    return () => {
      delete session.hear
      this.isOpen = false
      if (this.session === session) this.session = null
    }
  }

  hear(seat: number, key: string): void {
    if (this.muted.includes(seat)) return
    const n = ++this.#count
    this.said = [...this.said.filter(each => each.seat !== seat), { n, seat, key }]
    setTimeout(() => {
      this.said = this.said.filter(each => each.n !== n)
    }, shownFor)
  }

  /** Whether a seat is heard from now on; kept in this browser. */
  mute(seat: number, isMuted: boolean): void {
    const others = this.muted.filter(each => each !== seat)
    this.muted = isMuted ? [...others, seat] : others
    if (isMuted) this.said = this.said.filter(each => each.seat !== seat)
    if (this.session) keep(mutedOf(this.session.id), this.muted.length > 0 ? this.muted.join() : null)
  }
}

export const talk = new Talk()
