// A seat's access to a running game, with which effects are carried out. Also gives cards their ids as they move between
// hidden and public places: a card keeps its id only as long as viewers can follow it.
import type { Continuation, Outcome } from '../engine/effect.ts'
import type { GameContext } from '../engine/game-context.ts'
import type { CardRef } from '../protocol.ts'
import { entryAt } from '../entry.ts'
import type { CardIndex } from './card-index.ts'
import type { ValleyEvents } from './events.ts'
import { byTitle } from './card-order.ts'
import type { ValleyObstacle } from './obstacles.ts'
import type { ValleyOptions } from './options.ts'
import type { Player, ValleyState } from './state.ts'
import { goldWith } from './lasting-effects.ts'
import { pharaohIds, type PharaohId, type CardDefinition } from './card-definition.ts'

/** The n-th id in a seat's hand is stored as -(n * seatsInId + seat). */
const seatsInId = 8

/** One seat at one table, as effects are carried out for it. */
export class PlayerContext {
  readonly state: ValleyState
  readonly player: Player

  /**
   * @param all the contexts of all seats, this one included
   * @param escape what follows if this seat protects itself from what is being done to it; null if it cannot
   */
  constructor(
    readonly game: GameContext<ValleyState, ValleyEvents>,
    readonly cardIndex: CardIndex,
    readonly options: ValleyOptions,
    readonly seat: number,
    readonly all: readonly PlayerContext[],
    readonly escape: Continuation | null = null,
  ) {
    this.state = game.state
    this.player = entryAt(game.state.players, seat)
  }

  /** For an effect of which nothing can be done, because of this obstacle (`GameContext.impossible`). */
  impossible(then: Continuation, obstacle: ValleyObstacle): Outcome {
    return this.game.impossible(then, obstacle)
  }

  /** How many seats there are. */
  get seats(): number {
    return this.state.players.length
  }

  /** The context of the same seat while something is done to it from which it may protect itself. */
  threatened(escape: Continuation): PlayerContext {
    return new PlayerContext(this.game, this.cardIndex, this.options, this.seat, this.all, escape)
  }

  /** The id of this seat's pharaoh, once it has one. */
  get pharaoh(): PharaohId | null {
    return pharaohIds[this.player.pharaoh] ?? null
  }

  /** Every other seat, in turn order from the left of this one. */
  get opponents(): readonly PlayerContext[] {
    return [...this.all.slice(this.seat + 1), ...this.all.slice(0, this.seat)]
  }

  /** The title of a card. */
  title(card: number): CardDefinition {
    return this.cardIndex.definitions[card] as CardDefinition
  }

  /** How much gold a hand card is worth now. */
  worth(card: number): number {
    return goldWith(this.state.lasting, this.title(card).gold)
  }

  /** All the gold that hand and credits can pay now. */
  get purse(): number {
    let gold = 0
    for (const credit of this.state.credits) gold += credit
    for (const card of this.player.hand) gold += this.worth(card)
    return gold
  }

  /** How many cards this player has outside the tomb. */
  get owned(): number {
    const { hand, deck, discard } = this.player
    return hand.length + deck.length + discard.length
  }

  /** To be called when a card comes from a hand, a deck or the stock to a public place: gives it an id there. */
  show(card: number): void {
    const { game, state } = this
    if (game.dryRun || (state.names[card] as number) > 0) return
    const wasHeld = (state.names[card] as number) < 0
    this.giveId(card, ++game.numbers.shown)
    if (!wasHeld) return
    const gone = state.known[card] === 1 ? card : this.knownCopy(card)
    if (gone !== undefined) game.journal.put(state.known, gone, 0)
  }

  /** A card of this hand with the same title that everybody knows to be there; undefined if there is none. */
  knownCopy(card: number): number | undefined {
    const { known } = this.state
    for (const other of this.player.hand) if (known[other] === 1 && this.title(other) === this.title(card)) return other
    return undefined
  }

  /** To be called when a card comes to this hand: gives it an id there. `openly`: everybody sees which card it is. */
  hold(card: number, openly: boolean): void {
    const { game, state } = this
    if (game.dryRun) return
    this.look(card)
    if (openly !== (state.known[card] === 1)) game.journal.put(state.known, card, openly ? 1 : 0)
  }

  /** Notes that everybody has seen a card of this hand, where it stays. */
  showHeld(card: number): void {
    const { game, state } = this
    if (game.dryRun) return
    if (this.knownCopy(card) === undefined) game.journal.put(state.known, card, 1)
  }

  /** Shows a hand card to everybody, and logs it. The card stays in the hand. */
  revealHeld(card: number): void {
    if (this.game.dryRun) return
    this.showHeld(card)
    const shown = { card: this.title(card).id }
    this.log('reveal', { from: 'hand', card: shown }, { from: 'hand', card: shown, was: this.idOf(card) })
  }

  /** Shows the whole hand to everybody, and logs it. Returns the hand sorted by title. */
  revealHand(): readonly number[] {
    const { game, state } = this
    const held = byTitle(this, this.player.hand)
    for (const card of held) if (state.known[card] !== 1) game.journal.put(state.known, card, 1)
    this.log('reveal-hand', { cards: held.map(card => ({ card: this.title(card).id })) })
    return held
  }

  /** Reserves ids of this seat for the cards of another's hand that was shown to it. Returns the number of the last one. */
  glance(other: PlayerContext): number {
    const { held } = this.game.numbers
    return (held[this.seat] = (held[this.seat] ?? 0) + other.player.hand.length)
  }

  /** To be called when this seat alone looks at a card: gives it an id that only this seat gets. */
  look(card: number): void {
    const { game, seat } = this
    if (game.dryRun) return
    const { held } = game.numbers
    const number = (held[seat] ?? 0) + 1
    held[seat] = number
    this.giveId(card, -(number * seatsInId + seat))
  }

  /**
   * Gives a card an id; without one it is shown to nobody. A card that had none lay where nobody sees it, so this reveals
   * something hidden, and a batch must end here. As every card that leaves a deck or the stock gets its id here, no effect
   * can forget that.
   * @param id as the state keeps it (`names`)
   */
  private giveId(card: number, id: number): void {
    const { game, state } = this
    if (state.names[card] === 0) game.barrier = true
    game.journal.put(state.names, card, id)
  }

  /** To be called when a card comes to a place where nobody can follow it: its id ends. */
  hide(card: number): void {
    const { game, state } = this
    if (game.dryRun) return
    if (state.names[card] !== 0) game.journal.put(state.names, card, 0)
    if (state.known[card] === 1) game.journal.put(state.known, card, 0)
  }

  /** Notes that nobody can know any more which cards are in this hand. */
  forgetHand(): void {
    for (const card of this.player.hand)
      if (this.state.known[card] === 1) this.game.journal.put(this.state.known, card, 0)
  }

  /** The id of a card, as viewers get it; empty if it lies where nobody sees it. */
  idOf(card: number): string {
    const id = this.state.names[card] ?? 0
    return id > 0 ? `t${id}` : id < 0 ? `${-id % seatsInId}h${Math.floor(-id / seatsInId)}` : ''
  }

  /** The id of a card before it moves, for the log line; empty if nothing is logged. */
  formerId(card: number): string {
    return this.game.isLogging ? this.idOf(card) : ''
  }

  /** A card as params give it: its id only if everybody can follow it. */
  cardRef(card: number): CardRef {
    const title = this.title(card).id
    return (this.state.names[card] ?? 0) > 0 ? { id: this.idOf(card), card: title } : { card: title }
  }

  /** Adds a log line about this seat. `secret`: params for this seat alone, in place of `params`. */
  log<K extends keyof ValleyEvents>(key: K, params: ValleyEvents[K], secret?: ValleyEvents[K]): void {
    if (secret) this.game.log(this.seat, key, params, { seat: this.seat, params: secret })
    else this.game.log(this.seat, key, params)
  }
}
