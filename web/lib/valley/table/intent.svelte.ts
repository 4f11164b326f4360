// What this person is about to do before a pick is sent: a card chosen, a payment put together, options picked. A plan
// belongs to the question it was made for, so a new question starts without one. Draws nothing.
import { createContext } from 'svelte'
import type { Card } from '#shared/protocol.ts'
import type { ValleyOption } from '#shared/valley/declarations.ts'
import type { Session } from '../../table/session.svelte.ts'
import { optionPlacesOf, isPair, takerOf, toggled, type OptionPlaces } from '../decision/option-places.ts'
import { balance, changed, inOrderOfPaying, proposal, type Balance } from '../payment/payment.ts'
import { openPayment, purchaseOf, type Purchase } from '../payment/purchase.ts'
import type { Viewpoint } from './viewpoint.svelte.ts'

export type Plan =
  /** A hand card's uses are shown. */
  | { readonly kind: 'card'; readonly card: Card }
  /** A hand card will pay; what it buys is chosen next. */
  | { readonly kind: 'spend'; readonly card: Card }
  | { readonly kind: 'pay'; readonly purchase: Purchase; readonly chosen: readonly string[] }
  | { readonly kind: 'pick'; readonly options: readonly string[] }
  /** The power of the viewer's pharaoh is about to be used. */
  | { readonly kind: 'power'; readonly option: ValleyOption }

/** Two taps within this time, in milliseconds, are one accidental double tap. */
const doubleTap = 300
/** The same for two undos: the result of the first cannot have been seen yet. */
const doubleUndo = 600

export class Intent {
  readonly #session: Pick<Session, 'pick' | 'undo' | 'pending'>
  readonly #viewpoint: Viewpoint
  #plan = $state.raw<{ readonly decision: string; readonly plan: Plan | null; readonly at: number } | null>(null)
  /** The question that was passed automatically last: a refused pass is not repeated. */
  #passed = ''
  /** Whether questions about reacting to others are passed automatically until the viewer's own turn. */
  passing = $state(false)
  /** When the last undo was made, so that a double tap does not undo two picks. */
  #tookBack = -Infinity
  /** The card that was tapped last: it gets the focus back when the plan is dropped. */
  touched: string | null = null

  constructor(session: Pick<Session, 'pick' | 'undo' | 'pending'>, viewpoint: Viewpoint) {
    this.#session = session
    this.#viewpoint = viewpoint
  }

  readonly optionPlaces: OptionPlaces = $derived.by(() => {
    const { decision, hand, places, table } = this.#viewpoint
    return optionPlacesOf(decision, { hand, places, boneyard: table.boneyard.top })
  })

  /** The hand card that takes a base card in reaction to a purchase: both are chosen here and sent as one batch. */
  readonly taker: ValleyOption | null = $derived.by(() => takerOf(this.#viewpoint.decision))

  /** Whether two cards answer the question together: both are chosen here and sent as one batch. */
  readonly pair: boolean = $derived.by(() => isPair(this.#viewpoint.decision))

  readonly plan: Plan | null = $derived.by(() => {
    const { decision } = this.#viewpoint
    if (this.#plan && this.#plan.decision === decision?.id) return this.#plan.plan
    const owed = openPayment(this.#viewpoint)
    return owed ? { kind: 'pay', purchase: owed, chosen: proposal(owed.price, owed.offers) ?? [] } : null
  })

  readonly payment: Balance | null = $derived.by(() =>
    this.plan?.kind === 'pay' ? balance(this.plan.purchase.price, this.plan.purchase.offers, this.plan.chosen) : null,
  )
  /** The payment that wastes least, if it is better than the chosen one. */
  readonly betterPayment: readonly string[] | null = $derived.by(() => {
    if (this.plan?.kind !== 'pay' || !this.payment) return null
    const { price, offers } = this.plan.purchase
    const best = proposal(price, offers)
    return best && (this.payment.missing > 0 || balance(price, offers, best).lost < this.payment.lost) ? best : null
  })
  readonly picked: readonly string[] = $derived.by(() => (this.plan?.kind === 'pick' ? this.plan.options : []))
  readonly busy: boolean = $derived.by(() => this.#session.pending !== null)

  /** Whether there is a plan that can be dropped. A payment that the table already waits for cannot. */
  readonly planned: boolean = $derived.by(
    () =>
      this.#plan !== null &&
      this.plan === this.#plan.plan &&
      this.plan !== null &&
      !(this.plan.kind === 'pay' && this.plan.purchase.option === null),
  )

  /** Whether the plan can be sent as it is. */
  readonly ready: boolean = $derived.by(() => {
    const { decision } = this.#viewpoint
    if (!decision || this.busy) return false
    if (this.plan?.kind === 'pay')
      return (
        this.payment?.missing === 0 &&
        inOrderOfPaying(this.plan.purchase.price, this.plan.purchase.offers, this.plan.chosen) !== null
      )
    if (this.taker || this.pair) return this.picked.length === 2
    if (this.plan?.kind === 'power') return true
    if (this.plan?.kind === 'pick') return this.picked.length >= decision.min
    return decision.min === 0
  })

  #intend(plan: Plan | null): void {
    const { decision } = this.#viewpoint
    this.#plan = decision ? { decision: decision.id, plan, at: performance.now() } : null
  }

  /** Drops the plan; false if there is none. */
  back(): boolean {
    if (!this.#plan?.plan || this.#plan.decision !== this.#viewpoint.decision?.id) return false
    this.#plan = null
    return true
  }

  /**
   * Handles a tap on a hand card.
   * @returns false if the card has no part in the question
   */
  tapHand(card: Card): boolean {
    const { decision } = this.#viewpoint
    if (!decision) return false
    this.touched = card.id
    if (this.plan?.kind === 'pay') return this.tapOffer(card.id)
    if (decision.kind === 'play') {
      this.#intend(this.plan && 'card' in this.plan && this.plan.card.id === card.id ? null : { kind: 'card', card })
      return true
    }
    return this.tap(this.optionPlaces.hand.get(card.id))
  }

  /** Shows the uses of the hand card with this id, if it has any now; null drops the plan. */
  showUses(id: string | null): void {
    const card = this.#viewpoint.hand.find(each => each.id === id)
    if (!card || this.#viewpoint.decision?.kind !== 'play') this.back()
    else this.#intend({ kind: 'card', card })
  }

  /** Handles a tap on a hand card or credit that could pay; false if it has no part in the payment. */
  tapOffer(id: string): boolean {
    if (this.plan?.kind !== 'pay') return false
    const { price, offers } = this.plan.purchase
    if (!offers.some(offer => offer.id === id)) return false
    this.#intend({ ...this.plan, chosen: changed(price, offers, this.plan.chosen, id) })
    return true
  }

  /** Handles a tap on a place of the pyramid; false if it has no part in the question. */
  tapPlace(place: number): boolean {
    const { decision } = this.#viewpoint
    const card = this.#viewpoint.places[place]
    this.touched = card?.id ?? null
    if (decision?.kind !== 'play') return this.tap(this.optionPlaces.pyramid.get(place))
    const option = card && this.#viewpoint.toUse('buy', card.id)
    if (!option) return false
    if (this.plan?.kind === 'pay' && this.plan.purchase.option === option.id && !this.#isDoubleTap())
      void this.confirm()
    else this.#propose(option)
    return true
  }

  #propose(option: ValleyOption<'buy'>): void {
    const purchase = purchaseOf(this.#viewpoint, option)
    const always = this.plan?.kind === 'spend' ? [this.plan.card.id] : []
    this.#intend({ kind: 'pay', purchase, chosen: proposal(purchase.price, purchase.offers, always) ?? [] })
  }

  /** Handles a tap on the viewer's pharaoh: the second one uses the power. False if it cannot be used now. */
  tapPower(): boolean {
    const option =
      this.#viewpoint.decision?.kind === 'play' && this.#viewpoint.decision.options.find(({ id }) => id === 'power')
    if (!option) return false
    if (this.plan?.kind !== 'power') this.#intend({ kind: 'power', option })
    else if (!this.#isDoubleTap()) void this.confirm()
    return true
  }

  /** Handles a tap on an option where it is shown. If only one may be picked, the second tap on it confirms. */
  tap(option: ValleyOption | null | undefined): boolean {
    const { decision } = this.#viewpoint
    if (!decision || !option) return false
    const again = this.picked.includes(option.id)
    if (this.taker && option.id === this.taker.id) this.#intend(again ? null : { kind: 'pick', options: [option.id] })
    else if (this.pair) this.#tapPair(option.id)
    else if (decision.max === 1 && again) {
      if (!this.#isDoubleTap()) void this.confirm()
    } else {
      this.#intend({
        kind: 'pick',
        options: this.taker ? [this.taker.id, option.id] : toggled(decision, this.picked, option.id),
      })
    }
    return true
  }

  /** The first tap chooses a card; the second one on another card completes the pair, on the same card unchooses it. */
  #tapPair(option: string): void {
    if (this.busy || (this.picked.includes(option) && this.#isDoubleTap())) return
    const others = this.picked.filter(each => each !== option)
    if (others.length < this.picked.length) return this.#intend({ kind: 'pick', options: others })
    this.#intend({ kind: 'pick', options: [...others.slice(0, 1), option] })
    void this.confirm()
  }

  #isDoubleTap(): boolean {
    return performance.now() - (this.#plan?.at ?? 0) < doubleTap
  }

  /** Plans to pay with this card; what it buys is chosen next. */
  spend(card: Card): void {
    this.#intend({ kind: 'spend', card })
  }

  /** Plans to buy the card at a place and pay with this one; false if that is not possible now. */
  payWith(card: Card, place: number): boolean {
    const bought = this.#viewpoint.places[place]
    const option = bought && this.#viewpoint.toUse('buy', bought.id)
    if (!option) return false
    this.spend(card)
    this.#propose(option)
    return true
  }

  payLeast(): void {
    if (this.plan?.kind === 'pay' && this.betterPayment) this.#intend({ ...this.plan, chosen: this.betterPayment })
  }

  /** Sends one option at once, for buttons that say what they do. */
  async choose(option: ValleyOption): Promise<void> {
    const { decision } = this.#viewpoint
    if (!decision || this.busy) return
    // The sheet with the card's uses closes: news about the pick appear in its place.
    if (this.plan?.kind === 'card') this.back()
    await this.#session.pick(decision.id, [option.id])
  }

  /** Sends the plan. */
  async confirm(): Promise<void> {
    const { decision } = this.#viewpoint
    if (!decision || !this.ready) return
    if (this.plan?.kind === 'power') return this.choose(this.plan.option)
    if (this.plan?.kind !== 'pay') {
      const [answer = '', second] = this.picked
      await ((this.taker || this.pair) && second
        ? this.#session.pick(decision.id, [answer], [[second]])
        : this.#session.pick(decision.id, this.picked))
      return
    }
    const { price, offers, option } = this.plan.purchase
    const order = inOrderOfPaying(price, offers, this.plan.chosen) ?? []
    const [first, ...then] = option === null ? order : [option, ...order]
    if (first !== undefined)
      await this.#session.pick(
        decision.id,
        [first],
        then.map(id => [id]),
      )
  }

  /** Undoes the last pick. */
  async undo(): Promise<void> {
    if (this.busy || !this.#viewpoint.view.canUndo || performance.now() - this.#tookBack < doubleUndo) return
    await this.#session.undo()
    this.#tookBack = performance.now()
  }

  /** Passes the open question and, until the viewer's own turn begins, those like it. */
  async passUntilTurn(): Promise<void> {
    this.passing = true
    await this.passIfWanted()
  }

  async passIfWanted(): Promise<void> {
    const { decision } = this.#viewpoint
    const pass = decision?.kind === 'react' ? decision.options.find(option => option.id === 'pass') : undefined
    if (!decision || !pass || !this.passing || this.busy || this.#passed === decision.id) return
    this.#passed = decision.id
    await this.choose(pass)
  }
}

export const [getIntent, provideIntent] = createContext<Intent>()
