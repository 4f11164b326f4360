// What the tomb of somebody who plays alone is likely to come to, reckoned by hand: the points that lie in it, and those of the
// cards that can still come there in the turns that are left. No card is valued by its name.
import { entryAt } from '../../entry.ts'
import type { CardIndex } from '../card-index.ts'
import type { SetId } from '../editions.ts'
import { firstOfBase, pyramidCount } from '../pyramid.ts'
import { emptySlot, type ValleyState } from '../state.ts'
import { bump, goldIn } from './count-cards.ts'

/** How a turn goes on average. */
const newHand = 5
const cardsEntombed = 1.1
/** Cards that leave stock and pyramid in a turn, as long as few turns have shown it; and for how many turns that counts. */
const cardsLeaving = 1.1
const firmness = 6
/** What a point that may still come is worth beside one that lies in the tomb. */
const uncertain = 0.8
/** How likely a card of stock or pyramid is to be got, if there is gold enough; in the last turns less. */
const obtained = 0.7
const lastTurns = 2

/** Where copies of a title can lie. */
const inTomb = 0
const inHand = 1
const inDeck = 2
/** In the discard pile, or in play. */
const inDiscard = 3
/** In the stock or the pyramid. */
const inStock = 4
const places = 5

/**
 * Whether the turn has just begun. What such a hand brings is not reckoned with: whoever thinks of ending a turn would take the
 * luck of one draw for the worth of ending it.
 */
function beginsTurn({ players, changed, bought, executed, acting }: ValleyState): boolean {
  const { play, entombed } = entryAt(players, 0)
  return changed === 0 && play.length + entombed + bought.length + executed.length + acting.length === 0
}

/** Reckons positions of one table. Done for each that is judged, so it makes nothing new. */
export class Reckoning {
  /** By title of the table: how many copies lie in each place, its group of sets or -1, its points where it has none, its cost. */
  private readonly counts: Int8Array
  private readonly groupOf: Int8Array
  private readonly pointsOf: Int8Array
  private readonly costOf: Int8Array
  /** By card. */
  private readonly goldOf: Int8Array
  /** By group: titles that lie in the tomb, and how many are likely to come there. */
  private readonly lying: Int8Array
  private readonly coming: Float64Array
  /** What may come into the tomb: so many cards, each of which brings so much. */
  private readonly count: Float64Array
  private readonly each: Float64Array
  private entries = 0
  /** By place: how likely a card is to come from there into the hand in time. */
  private readonly chance = new Float64Array(places)
  /** Points in the tomb. */
  private points = 0
  /** Gold of hand and credits, and of a hand still to be drawn. */
  private purse = 0
  private income = 0

  constructor(private readonly cards: CardIndex) {
    const { definitions, groups, kinds } = cards
    const titles = Math.max(...kinds) + 1
    const ofTitles = () => new Int8Array(titles)
    const groupOf = (set: SetId | null) => groups.findIndex(group => set !== null && group.includes(set))
    this.counts = new Int8Array(titles * places)
    this.groupOf = ofTitles()
    this.pointsOf = ofTitles()
    this.costOf = ofTitles()
    this.goldOf = Int8Array.from(definitions, ({ gold }) => gold)
    for (const [card, { cost, set, vp }] of definitions.entries()) {
      const title = entryAt(kinds, card)
      this.groupOf[title] = groupOf(set)
      this.pointsOf[title] = vp ?? 0
      this.costOf[title] = cost
    }
    this.lying = new Int8Array(groups.length)
    this.coming = new Float64Array(groups.length)
    this.count = new Float64Array(titles + groups.length)
    this.each = new Float64Array(titles + groups.length)
  }

  /** The points that the tomb is likely to come to. */
  expected(state: ValleyState): number {
    const isFresh = beginsTurn(state)
    this.clear()
    this.countCards(state, isFresh)
    this.countGold(state, isFresh)
    const room = this.lookAhead(state, isFresh)
    for (let title = 0; title < this.groupOf.length; title++) {
      if ((this.groupOf[title] as number) < 0) this.addCopies(title)
      else this.addTitle(title)
    }
    for (let group = 0; group < this.lying.length; group++) this.addGroup(group)
    return this.points + uncertain * (this.bestBurials(room) + this.bestPurchase(state))
  }

  private clear(): void {
    this.counts.fill(0)
    this.lying.fill(0)
    this.coming.fill(0)
    this.entries = 0
    this.points = 0
  }

  private countCards({ players, stock, pyramid }: ValleyState, isFresh: boolean): void {
    const { deck, discard, hand, play, tomb } = entryAt(players, 0)
    this.lie(tomb, inTomb)
    this.lie(hand, isFresh ? inDeck : inHand)
    this.lie(deck, inDeck)
    this.lie(discard, inDiscard)
    this.lie(play, inDiscard)
    this.lie(stock, inStock)
    this.lie(pyramid, inStock)
  }

  private lie(zone: readonly number[], place: number): void {
    const { cards, counts } = this
    for (let each = 0; each < zone.length; each++) {
      const card = zone[each] as number
      if (card !== emptySlot) bump(counts, (cards.kinds[card] as number) * places + place)
    }
  }

  private countGold({ players, credits }: ValleyState, isFresh: boolean): void {
    const { goldOf } = this
    const { hand, deck, discard, play } = entryAt(players, 0)
    const goldInHand = goldIn(goldOf, hand)
    const gold = goldInHand + goldIn(goldOf, deck) + goldIn(goldOf, discard) + goldIn(goldOf, play)
    const owned = hand.length + deck.length + discard.length + play.length
    this.income = (newHand * gold) / Math.max(newHand, owned)
    this.purse = isFresh ? 0 : goldInHand
    for (let each = 0; each < credits.length; each++) this.purse += credits[each] as number
  }

  /**
   * How likely cards are to come into the hand in the turns that are left.
   * @returns how many can be entombed in these
   */
  private lookAhead({ players, stock, pyramid, changed, freeEntombing }: ValleyState, isFresh: boolean): number {
    const { chance } = this
    const { deck, discard, hand, play, turns: played } = entryAt(players, 0)
    const left = stock.length + pyramidCount(pyramid)
    const gone = this.cards.stock.length - left
    const rate = Math.max(1, (gone + cardsLeaving * firmness) / (played + firmness))
    // A turn that has just begun is one of them; later in it, the card that it takes away may still have to go.
    const turns = Math.max(0, left - (isFresh || changed === 1 ? 0 : 1)) / rate
    const drawn = newHand * turns
    const cardsInDeck = deck.length + (isFresh ? hand.length : 0)
    const cardsElsewhere = discard.length + play.length + (isFresh ? 0 : hand.length)
    const canEntomb = freeEntombing === 1 && !isFresh && hand.length > 0
    chance[inDeck] = Math.min(1, drawn / Math.max(1, cardsInDeck))
    chance[inDiscard] = Math.min(1, Math.max(0, drawn - cardsInDeck) / Math.max(1, cardsElsewhere))
    chance[inHand] = canEntomb ? 1 : (chance[inDiscard] as number)
    chance[inStock] = obtained * Math.min(1, turns / lastTurns)
    return turns * cardsEntombed + (canEntomb ? 1 : 0)
  }

  /** How likely a title is to be got from stock or pyramid: a dear one less, where the gold of a hand does not reach. */
  private gettable(title: number): number {
    return (this.chance[inStock] as number) * Math.min(1, this.income / Math.max(1, this.costOf[title] as number))
  }

  /** How many copies of a title the seat has outside of its tomb. */
  private ownOf(title: number): number {
    const { counts } = this
    const first = title * places
    let own = 0
    for (let place = inHand; place < inStock; place++) own += counts[first + place] as number
    return own
  }

  /** Adds a title of no set, of which each copy brings points. */
  private addCopies(title: number): void {
    const { chance, counts } = this
    const first = title * places
    const each = this.pointsOf[title] as number
    let likely = (counts[first + inStock] as number) * this.gettable(title)
    for (let place = inHand; place < inStock; place++)
      likely += (counts[first + place] as number) * (chance[place] as number)
    this.points += (counts[first + inTomb] as number) * each
    this.enter(likely, each)
  }

  /** Adds a title of a set, of which one copy brings points and each further one costs a point. */
  private addTitle(title: number): void {
    const { chance, coming, counts } = this
    const first = title * places
    const group = this.groupOf[title] as number
    const buried = counts[first + inTomb] as number
    if (buried > 0) {
      bump(this.lying, group)
      this.points -= buried - 1
      return
    }
    let likely = 0
    for (let place = inHand; place < inStock; place++)
      if ((counts[first + place] as number) > 0) likely = Math.max(likely, chance[place] as number)
    if ((counts[first + inStock] as number) > 0 && this.ownOf(title) === 0) likely = this.gettable(title)
    coming[group] = (coming[group] as number) + likely
  }

  private addGroup(group: number): void {
    const lying = this.lying[group] as number
    const more = this.coming[group] as number
    this.points += lying * lying
    this.enter(more, 2 * lying + more)
  }

  private enter(count: number, each: number): void {
    this.count[this.entries] = count
    this.each[this.entries++] = each
  }

  /** The most that so many cards can bring of what may come. */
  private bestBurials(room: number): number {
    const { count, each, entries } = this
    let most = 0
    for (let left = room; left > 0;) {
      let best = 0
      for (let at = 1; at < entries; at++) if ((each[at] as number) > (each[best] as number)) best = at
      const worth = each[best] as number
      if (worth <= 0) break
      const cards = Math.min(left, count[best] as number)
      most += cards * worth
      left -= cards
      each[best] = 0
    }
    return most
  }

  /** What the best purchase adds that hand and credits can pay. */
  private bestPurchase({ pyramid }: ValleyState): number {
    let most = 0
    for (let place = firstOfBase; place < pyramid.length; place++) {
      const card = pyramid[place] as number
      if (card === emptySlot) continue
      const title = this.cards.kinds[card] as number
      if ((this.costOf[title] as number) <= this.purse) most = Math.max(most, this.gainOf(title))
    }
    return most
  }

  /** What it adds to have a card that may only be got so far. */
  private gainOf(title: number): number {
    const group = this.groupOf[title] as number
    const isUseless = group >= 0 && (this.counts[title * places + inTomb] as number) + this.ownOf(title) > 0
    if (isUseless) return 0
    const brings =
      group < 0
        ? (this.pointsOf[title] as number)
        : 2 * ((this.lying[group] as number) + (this.coming[group] as number)) - 1
    return brings * (1 - this.gettable(title))
  }
}
