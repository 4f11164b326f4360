// What a position is worth to a seat, as a greedy player reckons it: the points that lie in a tomb, those that can still come
// there in the turns that are left, and the gold that a deck brings until then. No card is valued by its name, so that
// what is found about a card is not what was put in.
import type { CardIndex } from '#shared/valley/card-index.ts'
import { pyramidCount } from '#shared/valley/pyramid.ts'
import { boughtToHand, cheaper2, goldWith, nextHandPlus2 } from '#shared/valley/lasting-effects.ts'
import type { Player, ValleyState } from '#shared/valley/state.ts'
import type { CardDefinition } from '#shared/valley/card-definition.ts'
import { required } from '#test/shared/required.ts'

/** Found by letting players with different ones play against each other. */
const estimates = {
  /** Cards that leave pyramid and stock in a turn; in solitaire there is no hurry. */
  leaving: 1.3,
  leavingAlone: 1.1,
  /** How many turns of observation the guess counts for. */
  firmness: 6,
  /** Cards buried in a turn. */
  burials: 1.1,
  /** The part of a set's missing cards that one player of all may still get. */
  share: 1.4,
  /** What a point that is still to be buried is worth beside one that lies in the tomb. */
  uncertain: 0.7,
  /** Points that a gold brings in, if there is time to entomb what it buys; in solitaire there is more time than gold is needed. */
  gold: 0.3,
  goldAlone: 0.05,
  /** Turns until a bought card can be buried. */
  delay: 1.5,
  /** What others have on average, beside the own: with more of it all stay small, and nobody wins more often. */
  others: 0.6,
}
export type Estimates = Readonly<typeof estimates>

const newHand = 5
/** What a hand still to come is worth more by with Oil Lamp's two cards. */
const extraCards = 2
/** More than ever lie in one place. */
const maxCards = 128
const basePlaces = [3, 4, 5] as const

/** Cards that bring points alike: how many could be buried, each weighed by its chance, and what so many bring. */
interface Burial {
  readonly count: number
  readonly each: number
  readonly gain: (count: number) => number
}

/** What a player has, by groups of sets that score together. */
interface Holdings {
  /** Points in the tomb. */
  readonly points: number
  /** Different cards of a group in the tomb, and outside of it by their chance to be drawn in time. */
  readonly lying: number[]
  readonly coming: number[]
  readonly burials: Burial[]
  /** Gold and number of all cards outside the tomb. */
  gold: number
  readonly owned: number
  /** Marks the titles that the player has. */
  readonly stamp: number
}

export class PositionValue {
  /** For every card the group of sets it scores in, or -1. */
  private readonly group: readonly number[]
  private readonly sizes: readonly number[]
  private readonly seen: number[]
  private readonly others = new Map<number, number>()
  private readonly gold: number
  private stamp = 0

  constructor(
    private readonly cardIndex: CardIndex,
    private readonly seats: number,
    private readonly guesses: Estimates = estimates,
  ) {
    this.group = cardIndex.definitions.map(({ set }) =>
      cardIndex.groups.findIndex(group => set !== null && group.includes(set)),
    )
    this.sizes = cardIndex.groups.map(
      (_, at) => new Set(cardIndex.definitions.filter((__, card) => this.group[card] === at)).size,
    )
    this.seen = cardIndex.definitions.map(() => 0)
    this.gold = seats === 1 ? guesses.goldAlone : guesses.gold
  }

  /** Forgets what was remembered of the question before. */
  begin(): void {
    this.others.clear()
  }

  /**
   * What the position is worth to a seat.
   * @param busy whether the seat can still use its hand in this turn
   */
  worth(state: ValleyState, seat: number, busy: boolean): number {
    const turns = this.turnsLeft(state)
    let others = 0
    for (let at = 0; at < this.seats; at++) if (at !== seat) others += this.ofAnother(state, at, turns)
    const own = this.belongings(state, required(state.players[seat]), turns, busy)
    return own - (this.seats > 1 ? (this.guesses.others * others) / (this.seats - 1) : 0)
  }

  /** What another has, remembered as long as no number of cards changes: most trials change nothing of it. */
  private ofAnother(state: ValleyState, seat: number, turns: number): number {
    const player = required(state.players[seat])
    const { hand, deck, discard, tomb } = player
    const key = [
      hand.length,
      deck.length,
      discard.length,
      tomb.length,
      state.stock.length,
      pyramidCount(state.pyramid),
      state.over,
    ].reduce((sum, count) => sum * maxCards + count, seat)
    const known = this.others.get(key)
    if (known !== undefined) return known
    const worth = this.belongings(state, player, turns, false) + this.gold * this.goldOfHand(player)
    this.others.set(key, worth)
    return worth
  }

  /** Own turns that are left after this one. */
  private turnsLeft({ players, stock, pyramid }: ValleyState): number {
    const left = stock.length + pyramidCount(pyramid)
    const played = players.reduce((sum, { turns }) => sum + turns, 0)
    const { firmness, leaving, leavingAlone } = this.guesses
    const usual = this.seats === 1 ? leavingAlone : leaving
    const rate = (this.cardIndex.stock.length - left + usual * firmness) / (played + firmness)
    return left / Math.max(1, rate) / this.seats
  }

  /** Expected gold of a hand of which only the number of cards is known. */
  private goldOfHand({ hand, deck }: Player): number {
    let gold = 0
    for (const zone of [hand, deck]) for (const card of zone) gold += this.title(card).gold
    return hand.length === 0 ? 0 : (gold / (hand.length + deck.length)) * hand.length
  }

  private title(card: number): CardDefinition {
    return required(this.cardIndex.definitions[card])
  }

  private belongings(state: ValleyState, player: Player, turns: number, busy: boolean): number {
    const buriesNow = busy && state.freeEntombing === 1 && player.hand.length > 0
    const holdings = this.holdings(player, turns, buriesNow)
    if (state.over === 1) return holdings.points
    const { gold, owned, points } = holdings
    const extra = busy && (state.lasting & nextHandPlus2) !== 0 ? extraCards : 0
    const average = owned === 0 ? 0 : gold / owned
    const income = average * (Math.min(newHand, owned) * this.earning(turns) + extra * Math.min(1, turns)) * this.gold
    const future = this.future(state, holdings, turns * this.guesses.burials + (buriesNow ? 1 : 0))
    return (
      points + income + (future + (busy ? this.spending(state, player, holdings, turns) : 0)) * this.guesses.uncertain
    )
  }

  /** Turns whose gold still buys something that can be buried. */
  private earning(turns: number): number {
    return Math.max(0, turns - this.guesses.delay)
  }

  /** Counts tomb, hand, deck and discard pile. */
  private holdings(player: Player, turns: number, buriesNow: boolean): Holdings {
    const groups = this.cardIndex.groups.length
    const { hand, deck, discard, play, tomb } = player
    const stamp = ++this.stamp
    const lying = Array.from({ length: groups }, () => 0)
    const coming = Array.from({ length: groups }, () => 0)
    let points = 0
    for (const card of tomb) {
      const group = required(this.group[card])
      const kind = required(this.cardIndex.kinds[card])
      if (group < 0) points += this.title(card).vp ?? 0
      else if (this.seen[kind] === stamp) points -= this.seats === 1 ? 1 : 0
      else lying[group] = required(lying[group]) + 1
      this.seen[kind] = stamp
    }
    for (const count of lying) points += count ** 2
    const rest = hand.length + play.length + discard.length
    const holdings: Holdings = { points, lying, coming, burials: [], gold: 0, owned: rest + deck.length, stamp }
    const drawn = newHand * turns
    const later = Math.min(1, Math.max(0, drawn - deck.length) / Math.max(1, rest))
    this.add(holdings, hand, buriesNow ? 1 : later)
    this.add(holdings, deck, Math.min(1, drawn / Math.max(1, deck.length)))
    this.add(holdings, discard, later)
    this.add(holdings, play, later)
    return holdings
  }

  /** Adds the cards of a zone, which come to be buried with this chance. */
  private add(holdings: Holdings, zone: readonly number[], chance: number): void {
    const { coming, burials, stamp } = holdings
    for (const card of zone) {
      const { vp, gold } = this.title(card)
      holdings.gold += gold
      const group = required(this.group[card])
      const kind = required(this.cardIndex.kinds[card])
      if (group < 0) burials.push({ count: chance, each: vp ?? 0, gain: many => many * (vp ?? 0) })
      else if (this.seen[kind] !== stamp) coming[group] = required(coming[group]) + chance
      this.seen[kind] = stamp
    }
  }

  /** Points that so many burials can bring at best. */
  private future(state: ValleyState, { lying, coming, burials }: Holdings, room: number): number {
    const stillThere = (state.stock.length + pyramidCount(state.pyramid)) / this.cardIndex.stock.length
    for (const [group, many] of coming.entries()) {
      if (many === 0) continue
      // Cards of the set that may still be got make those that are there worth more.
      const missing = Math.max(0, required(this.sizes[group]) - required(lying[group]) - many)
      const base = required(lying[group]) + missing * Math.min(1, (this.guesses.share / this.seats) * stillThere)
      burials.push({ count: many, each: 2 * base + many, gain: part => (base + part) ** 2 - base ** 2 })
    }
    burials.sort((one, other) => other.each - one.each)
    let left = room
    let sum = 0
    for (const { count, gain } of burials) {
      const many = Math.min(left, count)
      sum += gain(many)
      left -= many
      if (left <= 0) break
    }
    return sum
  }

  /** What gold in hand and credits can still buy in this turn. */
  private spending(
    state: ValleyState,
    player: Player,
    { lying, coming, gold, owned, stamp }: Holdings,
    turns: number,
  ): number {
    let purse = 0
    for (const card of player.hand) purse += goldWith(state.lasting, this.title(card).gold)
    if (player === state.players[state.turn]) for (const credit of state.credits) purse += credit
    const toHand = (state.lasting & boughtToHand) !== 0
    const chance = toHand
      ? 1
      : Math.min(1, Math.max(0, newHand * turns - player.deck.length) / Math.max(1, owned - player.deck.length))
    const bargains: { readonly price: number; readonly gain: number }[] = []
    for (const place of basePlaces) {
      const card = required(state.pyramid[place])
      if (card < 0 || state.down.includes(card)) continue
      const { vp, cost, gold: paid } = this.title(card)
      const group = required(this.group[card])
      const isNew = this.seen[required(this.cardIndex.kinds[card])] !== stamp
      const brings = group < 0 ? (vp ?? 0) : isNew ? 2 * (required(lying[group]) + required(coming[group])) + 1 : 0
      const income =
        ((gold + paid) / (owned + 1) - gold / Math.max(1, owned)) * newHand * this.earning(turns) * this.gold
      bargains.push({
        price: (state.lasting & cheaper2) !== 0 ? Math.max(Math.min(cost, 1), cost - 2) : cost,
        gain: brings * chance * this.guesses.uncertain + income,
      })
    }
    bargains.sort((one, other) => other.gain - one.gain)
    let sum = 0
    for (const { price, gain } of bargains) {
      if (gain <= 0 || price > purse) continue
      purse -= price
      sum += gain
    }
    return sum
  }
}
