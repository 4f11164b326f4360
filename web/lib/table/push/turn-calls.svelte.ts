// Whether this browser tells its player that it is their turn, at the one table that a page shows, and when to offer that.
import type { View } from '#shared/protocol.ts'
import { keep, kept } from '../../platform/storage.ts'
import type { Session } from '../session.svelte.ts'
import { fetchKey, hindrance, isMadeBy, present, subscribe, tellHere, tellNoMore } from './subscription.ts'

/** What keeps a browser from telling: the person has refused, it must be put on the home screen first, or something has failed. */
export type PushTrouble = 'denied' | 'install' | 'failed'

/** Where it is kept that somebody wants to be told. */
export const wish = 'valley:push'
const offers = 'valley:push-offers'
/** While so many waits it is offered; after that the menu alone has it. */
const maxOffers = 3
const offersMade = () => Number(kept(offers) ?? 0)

/** A table at which this browser has a seat. */
type Seated = Pick<Session, 'id' | 'token'> & { readonly view: Pick<View, 'you'> | null }

/** Whether the person wants to be told, and this browser can. */
const isWished = () => kept(wish) === 'on' && hindrance() === null && Notification.permission === 'granted'

class TurnCalls {
  session: Seated | null = $state.raw(null)
  /** The site's key; null where no messages are sent from here, undefined as long as that is not known. */
  #key: string | null | undefined = $state(undefined)
  #on = $state(false)
  isBusy = $state(false)
  trouble: PushTrouble | null = $state(null)
  /** Where it was last switched: by the offer at the table, or in the menu. */
  askedBy: 'offer' | 'menu' = $state('menu')
  /** Whether it was switched on by the offer that is still to be seen. */
  isNew = $state(false)
  /** Whether a turn of the viewer's own is over, and this wait is one in which it is offered. */
  #isTime = $state(false)
  /** Whether this wait was counted among those. */
  #isCounted = false

  /** Whether this browser can tell anything, or could once it is put on the home screen. */
  get isPossible(): boolean {
    return typeof this.#key === 'string' && hindrance() !== 'unable'
  }

  get isOn(): boolean {
    return this.#on
  }

  /** Whether it is offered now, or that it was switched on is to be seen. */
  get isOffered(): boolean {
    return this.isNew || (this.isPossible && !this.#on && this.#isTime)
  }

  /**
   * Takes up a table, and has it tell this browser if that is wished. Asks nobody for anything that they have not
   * allowed. If it cannot be, only the menu says so, for nobody has tapped on the offer.
   */
  async begin(session: Seated, seat: number): Promise<void> {
    this.session = session
    this.#on = this.#isTime = false
    if (isWished()) await this.findKey()
    const isTold = isWished() && this.isPossible && (await this.#tell(session, seat).catch(() => false))
    // Meanwhile another table may have been opened, or it was switched off.
    if (this.session !== session || !isWished() || this.#key === null) return
    this.#on = isTold
    this.trouble = isTold ? null : 'failed'
    this.askedBy = 'menu'
  }

  /** Finds out whether this site can tell anybody anything. Asks until it is answered, and then no more. */
  async findKey(): Promise<void> {
    if (this.#key === undefined && hindrance() !== 'unable') this.#key = await fetchKey()
  }

  /** To be called when a turn of the viewer's own is over. Tries again what has failed. */
  async turnOver(): Promise<void> {
    const { session } = this
    const seat = session?.view?.you ?? null
    if (session !== null && seat !== null && this.trouble === 'failed' && isWished()) await this.begin(session, seat)
    if (this.session !== session) return
    this.#isTime = offersMade() < maxOffers
    if (this.#isTime) await this.findKey()
  }

  /** To be called when the offer is shown: of the waits in which it is due some have more urgent things to offer. */
  offerShown(): void {
    if (!this.#isCounted) keep(offers, `${offersMade() + 1}`)
    this.#isCounted = true
  }

  /** To be called when the viewer is asked again. */
  turnBegun(): void {
    this.#isTime = this.isNew = this.#isCounted = false
  }

  /** Switches it on or off, here and for all tables of this browser. To be called by a tap, for browsers ask only then. */
  async set(on: boolean, askedBy: 'offer' | 'menu'): Promise<void> {
    if (this.isBusy) return
    this.askedBy = askedBy
    this.isBusy = true
    this.trouble = null
    try {
      await (on ? this.#switchOn() : this.#switchOff())
    } catch {
      this.trouble = 'failed'
    }
    this.isBusy = false
  }

  async #switchOn(): Promise<void> {
    const { session } = this
    const seat = session?.view?.you ?? null
    if (hindrance() === 'install') {
      this.trouble = 'install'
      return
    }
    if ((await Notification.requestPermission()) !== 'granted') {
      this.trouble = 'denied'
      return
    }
    if (session === null || seat === null || !this.#key) {
      this.trouble = 'failed'
      return
    }
    await subscribe(this.#key)
    keep(wish, 'on')
    const isTold = await this.#tell(session, seat)
    const now = this.session
    if (now !== session) {
      // The table that was opened meanwhile was taken up before anybody wished to be told.
      const own = now?.view?.you ?? null
      if (now !== null && own !== null) await this.begin(now, own)
      return
    }
    this.#on = isTold
    this.isNew = this.#on && this.#isTime
    if (!this.#on) this.trouble = 'failed'
  }

  async #switchOff(): Promise<void> {
    const { session } = this
    const seat = session?.view?.you ?? null
    keep(wish, null)
    this.#on = this.isNew = false
    const known = await present()
    // With the subscription ended no table reaches this browser any more.
    await known?.unsubscribe()
    if (session === null) return
    if (known && seat !== null && session.token !== null) await tellNoMore(session.id, seat, session.token, known)
  }

  /**
   * Has this table tell this browser. Whether it does so already only the table knows: it forgets a seat's oldest browser
   * where one more comes, and everything with a seat that is given up.
   */
  async #tell({ id, token }: Seated, seat: number): Promise<boolean> {
    if (!this.#key || token === null) return false
    const here = await present()
    const known = here && isMadeBy(this.#key, here) ? here : await subscribe(this.#key)
    return (await tellHere(id, seat, token, known)) === null
  }
}

export const turnCalls = new TurnCalls()
