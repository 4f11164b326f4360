// What seats have said lately at the one table that a page shows, and whom its reader does not want to hear.
import type { View } from '#shared/protocol.ts'
import { talkEvery } from '#shared/talk.ts'
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
  /** Whether our seat has just said something: the table takes nothing more from it for a moment. */
  isResting = $state(false)
  #count = 0
  #rested: ReturnType<typeof setTimeout> | undefined

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
      clearTimeout(this.#rested)
      this.isResting = false
    }
  }

  /** Says something to the table; false where no socket is open. */
  say(key: string): boolean {
    if (!this.session?.say(key)) return false
    this.#rest()
    return true
  }

  hear(seat: number, key: string): void {
    if (this.muted.includes(seat)) return
    // The table counts from when it has heard us, which may be later than we spoke, or on another device of ours.
    if (seat === this.session?.view?.you) this.#rest()
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

  /** Whoever sits down on a seat that has become free is heard, whoever was muted there before. */
  hearAnew({ phase, seats }: Pick<View, 'phase' | 'seats'>): void {
    if (phase !== 'lobby') return
    for (const seat of this.muted) if (seats[seat]?.name === null) this.mute(seat, false)
  }

  #rest(): void {
    clearTimeout(this.#rested)
    this.isResting = true
    this.#rested = setTimeout(() => {
      this.isResting = false
    }, talkEvery)
  }
}

export const talk = new Talk()
