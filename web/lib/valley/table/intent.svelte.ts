// What this person is about to do before a pick is sent: a card opened, a payment put together, options picked. All of it
// belongs to the question it was made for, so a new question starts afresh. Draws nothing.
import { createContext } from 'svelte'
import type { Card } from '#shared/protocol.ts'
import type { ValleyDecision, ValleyOption } from '#shared/valley/declarations.ts'
import { doubleTap, doubleUndo } from '../../platform/double-tap.ts'
import type { Session } from '../../table/session.svelte.ts'
import { besideIn } from '../card/beside.ts'
import { noteRead, wasRead } from '../card/read-titles.ts'
import { optionPlacesOf, isPair, takerOf, toggled, type OptionPlaces } from '../decision/option-places.ts'
import { balance, changed, inOrderOfPaying, mostGold, proposal, type Balance } from '../payment/payment.ts'
import { openPayment, purchaseOf, type Purchase } from '../payment/purchase.ts'
import type { Viewpoint } from './viewpoint.svelte.ts'

export type Plan =
  /** A hand card will pay; what it buys is chosen next. */
  | { readonly kind: 'spend'; readonly card: Card }
  | { readonly kind: 'pay'; readonly purchase: Purchase; readonly chosen: readonly string[] }
  | { readonly kind: 'pick'; readonly options: readonly string[] }
  /** The power of the viewer's pharaoh is about to be used. */
  | { readonly kind: 'power'; readonly option: ValleyOption }

const isDoubleTap = (first: { readonly at: number } | null): boolean =>
  first !== null && performance.now() - first.at < doubleTap

export class Intent {
  readonly #session: Pick<Session, 'pick' | 'undo' | 'pending'>
  /** Whether the game is watched again: nothing can be chosen. */
  readonly isPast: boolean
  readonly #viewpoint: Viewpoint
  #plan = $state.raw<{ readonly decision: string; readonly plan: Plan; readonly at: number } | null>(null)
  /** The card that was opened, and the question that was open then. */
  #opened = $state.raw<{ readonly decision: string | null; readonly card: Card; readonly at: number } | null>(null)
  /** What passes questions about reacting to others until the viewer's own turn; null where nobody has wished that. */
  passes: { readonly isOn: boolean; goOn(): Promise<void> } | null = $state.raw(null)
  /** Whether an open purchase shows what could pay for it, to change that, in place of the hand's cards. */
  changesPayment = $state(false)
  /** When the last undo was made, so that a double tap does not undo two picks. */
  #tookBack = -Infinity
  /** When a pick was sent last. */
  #sent = -Infinity
  /** The card that was tapped last: it gets the focus back when the plan is dropped. */
  touched: string | null = null

  constructor(
    session: Pick<Session, 'pick' | 'undo' | 'pending'> & Partial<Pick<Session, 'isReplay'>>,
    viewpoint: Viewpoint,
  ) {
    this.#session = session
    this.isPast = session.isReplay === true
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

  /**
   * The card that is open in its sheet: one of the hand or of the pyramid, as long as it lies there. It is closed when
   * something new is asked, except that a card that was opened while others played stays open when the own turn begins.
   */
  readonly opened: Card | null = $derived.by(() => {
    const { decision } = this.#viewpoint
    if (!this.#opened) return null
    const { card, decision: asked } = this.#opened
    if (asked !== (decision?.id ?? null) && !(asked === null && decision?.kind === 'play')) return null
    return this.rowOf(card).find(({ id }) => id === card.id) ?? null
  })

  readonly plan: Plan | null = $derived.by(() => {
    const { decision } = this.#viewpoint
    if (this.#plan && this.#plan.decision === decision?.id) return this.#plan.plan
    const option = this.opened && this.#viewpoint.toUse('buy', this.opened.id)
    // What was paid in the past is not known here.
    const asked = this.isPast ? null : openPayment(this.#viewpoint)
    const purchase = option ? purchaseOf(this.#viewpoint, option) : asked
    return purchase && { kind: 'pay', purchase, chosen: proposal(purchase.price, purchase.offers) ?? [] }
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
  /** The payment that spends as much as the rules allow, if it spends more than the chosen one. */
  readonly greatestPayment: readonly string[] | null = $derived.by(() => {
    if (this.plan?.kind !== 'pay' || !this.payment) return null
    const { price, offers } = this.plan.purchase
    const all = mostGold(price, offers)
    return balance(price, offers, all).paid > this.payment.paid ? all : null
  })
  readonly picked: readonly string[] = $derived.by(() => (this.plan?.kind === 'pick' ? this.plan.options : []))
  readonly busy: boolean = $derived.by(() => this.#session.pending !== null)

  /** Whether there is a plan that can be dropped. A payment that the table already waits for cannot. */
  readonly planned: boolean = $derived.by(
    () => this.plan !== null && !(this.plan.kind === 'pay' && this.plan.purchase.option === null),
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
    this.#plan = decision && plan ? { decision: decision.id, plan, at: performance.now() } : null
  }

  /** Closes the open card, or else drops the plan; false if there is neither. */
  back(): boolean {
    if (this.opened) {
      this.#close()
      return true
    }
    if (!this.#plan || this.#plan.decision !== this.#viewpoint.decision?.id) return false
    this.#plan = null
    return true
  }

  /** Closes the open card, whose title counts as read from then on, with the purchase that was planned there. */
  #close(): void {
    if (this.opened) noteRead(this.opened.card)
    this.#opened = null
    if (this.#plan?.plan.kind === 'pay' && this.#plan.plan.purchase.option !== null) this.#plan = null
  }

  /** Opens a card of the hand or the pyramid. One that can be bought is proposed to be; a card that is to be spent pays. */
  open(card: Card): void {
    const { decision } = this.#viewpoint
    const spent = this.plan?.kind === 'spend' ? this.plan.card : null
    this.#close()
    this.#opened = { decision: decision?.id ?? null, card, at: performance.now() }
    this.touched = card.id
    const option = this.#viewpoint.toUse('buy', card.id)
    if (option && spent) this.#propose(option, spent)
    // What was picked for a question stays while a card is read.
    else if (this.plan?.kind !== 'pick' && (option || this.#isHeld(card))) this.#intend(null)
  }

  /** Opens the card with this id where it still lies in the hand or the pyramid; else closes what is open. */
  openCard(id: string | null): void {
    const card = [...this.#viewpoint.hand, ...this.#viewpoint.places].find(each => each?.id === id)
    if (card) this.open(card)
    else this.#close()
  }

  #isHeld(card: Card): boolean {
    return this.#viewpoint.hand.some(({ id }) => id === card.id)
  }

  /** The cards beside which a card lies, itself among them: the hand, or the pyramid from the apex down. */
  rowOf(card: Card): readonly Card[] {
    const { hand, places } = this.#viewpoint
    return this.#isHeld(card) ? hand : places.filter(each => each !== null)
  }

  /** Opens the card beside the open one. */
  step(by: 1 | -1): void {
    const { opened } = this
    const row = opened ? this.rowOf(opened) : []
    const next = besideIn(
      row,
      row.findIndex(({ id }) => id === opened?.id),
      by,
    )
    if (next) this.open(next)
  }

  /** Handles a tap on a hand card: it joins the payment, answers the question, or is opened; the second tap closes it. */
  tapHand(card: Card): void {
    this.touched = card.id
    const { decision } = this.#viewpoint
    if (this.plan?.kind === 'pay' && !this.isPast) return this.tapOffer(card.id)
    if (decision && decision.kind !== 'play' && this.tap(this.optionPlaces.hand.get(card.id))) return
    if (this.opened?.id === card.id) this.#close()
    else this.open(card)
  }

  /** Handles a tap on a hand card or credit that could pay. */
  tapOffer(id: string): void {
    if (this.plan?.kind !== 'pay') return
    const { price, offers } = this.plan.purchase
    if (offers.some(offer => offer.id === id))
      this.#intend({ ...this.plan, chosen: changed(price, offers, this.plan.chosen, id) })
  }

  /**
   * Handles a tap on a place of the pyramid: it answers the question, or opens the card. A second tap on a card that can be
   * bought and whose title was read before buys it.
   */
  tapPlace(place: number): void {
    const card = this.#viewpoint.places[place]
    this.touched = card?.id ?? null
    if (this.tap(this.optionPlaces.pyramid.get(place)) || !card) return
    if (this.opened?.id !== card.id) return this.open(card)
    // While the table asks for the payment of one card, another may be open to be read.
    const isBought = this.plan?.kind === 'pay' && this.plan.purchase.card.id === card.id
    if (isBought && wasRead(card.card) && !isDoubleTap(this.#opened)) void this.confirm()
  }

  #propose(option: ValleyOption<'buy'>, always: Card): void {
    const purchase = purchaseOf(this.#viewpoint, option)
    const chosen = proposal(purchase.price, purchase.offers, [always.id]) ?? []
    this.#intend({ kind: 'pay', purchase, chosen })
  }

  /** Handles a tap on the viewer's pharaoh: the second one uses the power. False if it cannot be used now. */
  tapPower(): boolean {
    if (this.isPast) return false
    const option =
      this.#viewpoint.decision?.kind === 'play' && this.#viewpoint.decision.options.find(({ id }) => id === 'power')
    if (!option) return false
    if (this.plan?.kind !== 'power') {
      this.#close()
      this.#intend({ kind: 'power', option })
    } else if (!isDoubleTap(this.#plan)) void this.confirm()
    return true
  }

  /**
   * Handles a tap on an option where it is shown. It answers at once where that can be taken back; else, if only one may be
   * picked, the second tap on it confirms. False if nothing can be answered: the tap may then show what it is on.
   */
  tap(option: ValleyOption | null | undefined): boolean {
    const { decision } = this.#viewpoint
    if (!decision || !option || this.isPast) return false
    const again = this.picked.includes(option.id)
    // What can be taken back is done at once; but a double tap must not answer the next question too.
    if (decision.undoable && !this.pair) {
      if (performance.now() - this.#sent >= doubleTap) void this.choose(option)
      return true
    }
    this.#close()
    if (this.taker && option.id === this.taker.id) this.#intend(again ? null : { kind: 'pick', options: [option.id] })
    else if (this.pair) this.#tapPair(option.id)
    else if (decision.max === 1 && again) {
      if (!isDoubleTap(this.#plan)) void this.confirm()
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
    if (this.busy || (this.picked.includes(option) && isDoubleTap(this.#plan))) return
    const others = this.picked.filter(each => each !== option)
    if (others.length < this.picked.length) return this.#intend({ kind: 'pick', options: others })
    this.#intend({ kind: 'pick', options: [...others.slice(0, 1), option] })
    void this.confirm()
  }

  /** Plans to pay with this card; what it buys is chosen next. */
  spend(card: Card): void {
    this.#close()
    this.#intend({ kind: 'spend', card })
  }

  /** Plans to buy the card at a place and pay with this one; false if that is not possible now. */
  payWith(card: Card, place: number): boolean {
    const bought = this.#viewpoint.places[place]
    if (!bought || !this.#viewpoint.toUse('buy', bought.id)) return false
    this.spend(card)
    this.open(bought)
    return true
  }

  payLeast(): void {
    if (this.plan?.kind === 'pay' && this.betterPayment) this.#intend({ ...this.plan, chosen: this.betterPayment })
  }

  payMost(): void {
    if (this.plan?.kind === 'pay' && this.greatestPayment) this.#intend({ ...this.plan, chosen: this.greatestPayment })
  }

  /** Sends one option at once, for buttons that say what they do. */
  async choose(option: ValleyOption): Promise<void> {
    const { decision } = this.#viewpoint
    if (!decision || this.busy) return
    // The sheet of the card closes: news about the pick appear in its place.
    this.#close()
    await this.#send(decision, [option.id])
  }

  async #send(
    { id }: ValleyDecision,
    options: readonly string[],
    then: readonly (readonly string[])[] = [],
  ): Promise<void> {
    this.#sent = performance.now()
    await this.#session.pick(id, options, then)
  }

  /** Sends the plan. */
  async confirm(): Promise<void> {
    const { decision } = this.#viewpoint
    if (!decision || !this.ready) return
    if (this.plan?.kind === 'power') return this.choose(this.plan.option)
    if (this.plan?.kind !== 'pay') {
      const [answer = '', second] = this.picked
      return (this.taker || this.pair) && second
        ? this.#send(decision, [answer], [[second]])
        : this.#send(decision, this.picked)
    }
    const { price, offers, option } = this.plan.purchase
    const order = inOrderOfPaying(price, offers, this.plan.chosen) ?? []
    const [first, ...then] = option === null ? order : [option, ...order]
    this.#close()
    if (first !== undefined)
      await this.#send(
        decision,
        [first],
        then.map(id => [id]),
      )
  }

  /** Whether questions about reacting to others are passed automatically. */
  get passing(): boolean {
    return this.passes?.isOn === true
  }

  /** Undoes the last pick. */
  async undo(): Promise<void> {
    if (this.busy || !this.#viewpoint.view.canUndo || performance.now() - this.#tookBack < doubleUndo) return
    await this.#session.undo()
    this.#tookBack = performance.now()
  }
}

export const [getIntent, provideIntent] = createContext<Intent>()
