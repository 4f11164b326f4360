// A seat's hold on a running game: what effects are carried out with. Also how cards are named as they move between
// hidden and open places, so that no name outlives what a viewer can follow.
import type { Continuation } from '../engine/effect.ts'
import type { GameContext } from '../engine/game-context.ts'
import type { NamedCard } from '../protocol.ts'
import { entryAt } from '../entry.ts'
import type { CardIndex } from './card-index.ts'
import type { ValleyEvents } from './events.ts'
import { byTitle } from './card-order.ts'
import type { ValleyOptions } from './options.ts'
import type { Player, ValleyState } from './state.ts'
import { goldWith } from './lasting-effects.ts'
import { pharaohIds, type PharaohId, type CardDefinition } from './card-definition.ts'

/** Names in hands: the n-th of a seat is kept as -(n * seatsInName + seat). */
const seatsInName = 8

/** One seat at one table, as effects are carried out for it. */
export class PlayerContext {
  readonly state: ValleyState
  readonly player: Player

  /**
   * @param all the turn of each seat, this one among them
   * @param escape where this seat goes on if it protects itself from what is being done to it
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

  /** How many seats there are. */
  get seats(): number {
    return this.state.players.length
  }

  /** The same seat while something is done to it that it may protect itself from. */
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

  /** What a card is. */
  title(card: number): CardDefinition {
    return this.cardIndex.definitions[card] as CardDefinition
  }

  /** What a hand card pays now. */
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

  /** Cards outside the tomb. */
  get owned(): number {
    const { hand, deck, discard } = this.player
    return hand.length + deck.length + discard.length
  }

  /** A card comes from a hand, a deck or the stock to a place that others see. */
  show(card: number): void {
    const { game, state } = this
    if (game.dryRun || (state.names[card] as number) > 0) return
    const wasHeld = (state.names[card] as number) < 0
    this.name(card, ++game.numbers.shown)
    if (!wasHeld) return
    const gone = state.known[card] === 1 ? card : this.knownCopy(card)
    if (gone !== undefined) game.journal.put(state.known, gone, 0)
  }

  /** A card of this hand with the same title as this one, of which everybody knows that it is there. */
  knownCopy(card: number): number | undefined {
    const { known } = this.state
    for (const other of this.player.hand) if (known[other] === 1 && this.title(other) === this.title(card)) return other
    return undefined
  }

  /** A card comes to the hand; `openly`: everybody sees which. */
  hold(card: number, openly: boolean): void {
    const { game, state } = this
    if (game.dryRun) return
    this.look(card)
    if (openly !== (state.known[card] === 1)) game.journal.put(state.known, card, openly ? 1 : 0)
  }

  /** All see that a card is in this hand, where it stays. */
  showHeld(card: number): void {
    const { game, state } = this
    if (game.dryRun) return
    if (this.knownCopy(card) === undefined) game.journal.put(state.known, card, 1)
  }

  /** A hand card is shown to all and stays where it is, and a line says so. */
  revealHeld(card: number): void {
    if (this.game.dryRun) return
    this.showHeld(card)
    const named = { card: this.title(card).id }
    this.log('reveal', { from: 'hand', card: named }, { from: 'hand', card: named, was: this.nameOf(card) })
  }

  /** The whole hand is shown to all, by title, and stays where it is. Gives it in that order. */
  revealHand(): readonly number[] {
    const { game, state } = this
    const held = byTitle(this, this.player.hand)
    for (const card of held) if (state.known[card] !== 1) game.journal.put(state.known, card, 1)
    this.log('reveal-hand', { cards: held.map(card => ({ card: this.title(card).id })) })
    return held
  }

  /** Another's hand has been shown: each card of it gets a running number of this seat. Gives the last one. */
  glance(other: PlayerContext): number {
    const { held } = this.game.numbers
    return (held[this.seat] = (held[this.seat] ?? 0) + other.player.hand.length)
  }

  /** A card is looked at by this seat alone. */
  look(card: number): void {
    const { game, seat } = this
    if (game.dryRun) return
    const { held } = game.numbers
    const number = (held[seat] ?? 0) + 1
    held[seat] = number
    this.name(card, -(number * seatsInName + seat))
  }

  /**
   * Gives a card its name, without which it is shown to nobody. One that has none lay where nobody sees it: whoever reads
   * the new name is given something hidden to see, and no batch and no undo goes past that. So no verb can forget it, as
   * long as a card that leaves a deck or the stock goes through here, or is hidden on its way (`place.ts`).
   */
  private name(card: number, name: number): void {
    const { game, state } = this
    if (state.names[card] === 0) game.barrier = true
    game.journal.put(state.names, card, name)
  }

  /** A card comes to a place where nobody can follow it. */
  hide(card: number): void {
    const { game, state } = this
    if (game.dryRun) return
    if (state.names[card] !== 0) game.journal.put(state.names, card, 0)
    if (state.known[card] === 1) game.journal.put(state.known, card, 0)
  }

  /** Nobody can tell any more which cards of this hand were once seen. */
  forgetHand(): void {
    for (const card of this.player.hand)
      if (this.state.known[card] === 1) this.game.journal.put(this.state.known, card, 0)
  }

  /** What a card is called. Empty while it lies where nobody looks. */
  nameOf(card: number): string {
    const name = this.state.names[card] ?? 0
    return name > 0 ? `t${name}` : name < 0 ? `${-name % seatsInName}h${Math.floor(-name / seatsInName)}` : ''
  }

  /** What a card is called before it moves, for the line that tells of it; empty where no line is wanted. */
  formerName(card: number): string {
    return this.game.isLogging ? this.nameOf(card) : ''
  }

  /** A card in the params of a line or a question: its name only where everybody can follow it. */
  named(card: number): NamedCard {
    const title = this.title(card).id
    return (this.state.names[card] ?? 0) > 0 ? { id: this.nameOf(card), card: title } : { card: title }
  }

  /** Writes a line of the log about this seat. */
  log<K extends keyof ValleyEvents>(key: K, params: ValleyEvents[K], secret?: ValleyEvents[K]): void {
    if (secret) this.game.log(this.seat, key, params, { seat: this.seat, params: secret })
    else this.game.log(this.seat, key, params)
  }
}
