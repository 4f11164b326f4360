// What bots judge a position of the deck-builder by: which titles lie where, how far each set has come, and some totals. Keyed
// by title and set, so that one net can serve every mix. Only what the seat knows is read.
import type { State } from '../../engine/game-context.ts'
import type { Inputs } from '../../bots/inputs.ts'
import { entryAt } from '../../entry.ts'
import type { CardDefinition } from '../card-definition.ts'
import type { CardIndex } from '../card-index.ts'
import { titles } from '../catalogue.ts'
import { sets } from '../editions.ts'
import { firstOfBase } from '../pyramid.ts'
import { emptySlot, type Player, type ValleyState } from '../state.ts'
import { bump, goldIn } from './count-cards.ts'

/** Of each title. */
const owned = 0
const further = 1
const entombed = 2
const othersOwn = 3
const othersEntombed = 4
const inHand = 5
const inDeck = 6
const inBase = 7
const above = 8
const inBoneyard = 9
const ofTitle = 10

/** Of each set, and of each size that scores as one. */
const scored = 0
const different = 1
const coming = 2
const stillThere = 3
const together = 4
const othersScored = 5
const ofSet = 6

const totals = [
  'one',
  'points',
  'lead',
  'othersPoints',
  'gold',
  'density',
  'owned',
  'hand',
  'purse',
  'credits',
  'left',
  'turns',
  'own',
  'free',
  'last',
  'pyramid',
  'stalled',
  'handGold4',
  'boughtToHand',
  'handGoldPlus1',
  'cheaper2',
  'nextHandPlus2',
  'seats1',
  'seats2',
  'seats3',
  'seats4',
  'seats5',
  'seats6',
  // Read no more, like `seats1`, for alone positions are reckoned by hand. The nets still have places for them.
  'spent',
] as const
const pharaohs = 10

const firstSet = titles.length * ofTitle
const sizes = 8
const firstTotal = firstSet + (sets.length + sizes) * ofSet
const firstPharaoh = firstTotal + totals.length
export const inputCount = firstPharaoh + pharaohs

const at = Object.fromEntries(totals.map((name, index) => [name, firstTotal + index])) as Readonly<
  Record<(typeof totals)[number], number>
>

/** What is counted of each title: how many copies lie where, and in which rows of the pyramid. */
const mine = 0
const lies = 1
const held = 2
const drawn = 3
const theirs = 4
const theyEntombed = 5
const free = 6
const rows = 7
const ofCount = 8
/** Rows, as bits; the boneyard's top is one more. */
const baseRow = 1
const upperRows = 2
const topOfBoneyard = 4

/** A tomb: its points, and how many different cards of each group of sets lie in it. */
interface Tomb {
  readonly lying: Int8Array
  points: number
}

/** Reads positions of one table. Called for each that is judged, so it makes nothing new. */
export class Reader {
  /** By card: the place of its title among those of this table, its group of sets or -1, its gold. */
  private readonly titleOf: Uint16Array
  private readonly groupOf: Int8Array
  private readonly goldOf: Int8Array
  /** By title of this table: its place among all titles, its group, its points where it has none. */
  private readonly inputOf: Uint16Array
  private readonly groupOfTitle: Int8Array
  private readonly pointsOf: Int8Array
  private readonly groups: readonly { readonly index: number; readonly size: number }[]
  private readonly counts: Int8Array
  private readonly own: Tomb
  private readonly another: Tomb
  /** By group: the most that lies in another's tomb, what is owned and not entombed, and what is still to be had. */
  private readonly maxOf: Int8Array
  private readonly coming: Int8Array
  private readonly there: Int8Array
  /** By title, the tomb it was last met in. */
  private readonly met: Float64Array
  private tombs = 0

  constructor(
    private readonly cards: CardIndex,
    private readonly seats: number,
  ) {
    const { definitions, groups } = cards
    const ids = new Set(definitions.map(({ id }) => id))
    const present = titles.filter(({ id }) => ids.has(id))
    const order = new Map(present.map(({ id }, index) => [id, index]))
    const groupOf = ({ set }: Pick<CardDefinition, 'set'>) =>
      groups.findIndex(group => set !== null && group.includes(set))
    this.titleOf = Uint16Array.from(definitions, ({ id }) => order.get(id) ?? 0)
    this.groupOf = Int8Array.from(definitions, groupOf)
    this.goldOf = Int8Array.from(definitions, ({ gold }) => gold)
    this.inputOf = Uint16Array.from(present, title => titles.indexOf(title))
    this.groupOfTitle = Int8Array.from(present, groupOf)
    this.pointsOf = Int8Array.from(present, ({ vp }) => vp ?? 0)
    this.groups = groups.map((group, index) => {
      const size = this.groupOfTitle.filter(each => each === index).length
      const setAt = sets.findIndex(({ id }) => id === group[0])
      const joined = sets.length + Math.min(sizes - 1, entryAt(sets, setAt).size)
      return { size, index: group.length > 1 ? joined : setAt }
    })
    const ofGroups = () => new Int8Array(groups.length)
    this.counts = new Int8Array(present.length * ofCount)
    this.own = { lying: ofGroups(), points: 0 }
    this.another = { lying: ofGroups(), points: 0 }
    this.maxOf = ofGroups()
    this.coming = ofGroups()
    this.there = ofGroups()
    this.met = new Float64Array(present.length)
  }

  read(state: ValleyState & State, seat: number, inputs: Inputs): void {
    this.counts.fill(0)
    this.maxOf.fill(0)
    this.coming.fill(0)
    this.there.fill(0)
    const player = entryAt(state.players, seat)
    this.count(player.hand, held)
    this.count(player.deck, drawn)
    this.count(player.discard, mine)
    this.count(player.play, mine)
    this.count(player.tomb, lies)
    this.count(state.stock, free)
    this.count(state.boneyard, free)
    this.score(player.tomb, this.own)
    let othersMost = -Infinity
    for (let other = 0; other < this.seats; other++)
      if (other !== seat) othersMost = Math.max(othersMost, this.readOther(entryAt(state.players, other)))
    const cardsLeft = state.stock.length + this.readPyramid(state)
    this.readTitles(inputs)
    this.readSets(inputs)
    this.readTotals(state, seat, cardsLeft, othersMost, inputs)
  }

  private count(zone: readonly number[], what: number): void {
    const { counts, titleOf } = this
    for (let each = 0; each < zone.length; each++)
      bump(counts, (titleOf[zone[each] as number] as number) * ofCount + what)
  }

  private readOther({ hand, deck, discard, play, tomb }: Player): number {
    this.count(hand, theirs)
    this.count(deck, theirs)
    this.count(discard, theirs)
    this.count(play, theirs)
    this.count(tomb, theyEntombed)
    this.score(tomb, this.another)
    const { maxOf } = this
    const { lying, points } = this.another
    for (let group = 0; group < maxOf.length; group++)
      maxOf[group] = Math.max(maxOf[group] as number, lying[group] as number)
    return points
  }

  private score(tomb: readonly number[], into: Tomb): void {
    const { groupOf, met, titleOf } = this
    const { lying } = into
    lying.fill(0)
    const now = ++this.tombs
    let points = 0
    for (let each = 0; each < tomb.length; each++) {
      const card = tomb[each] as number
      const group = groupOf[card] as number
      const title = titleOf[card] as number
      if (group < 0) points += this.pointsOf[title] as number
      else if (met[title] !== now) {
        points += 2 * (lying[group] as number) + 1
        bump(lying, group)
        met[title] = now
      }
    }
    into.points = points
  }

  /** @returns how many cards lie in the pyramid */
  private readPyramid({ pyramid, boneyard }: ValleyState): number {
    const { counts, titleOf } = this
    let lying = 0
    for (let place = 0; place < pyramid.length; place++) {
      const card = pyramid[place] as number
      if (card === emptySlot) continue
      lying++
      const first = (titleOf[card] as number) * ofCount
      bump(counts, first + free)
      counts[first + rows] = (counts[first + rows] as number) | (place >= firstOfBase ? baseRow : upperRows)
    }
    const top = boneyard[boneyard.length - 1]
    if (top === undefined) return lying
    const slot = (titleOf[top] as number) * ofCount + rows
    counts[slot] = (counts[slot] as number) | topOfBoneyard
    return lying
  }

  private readTitles(inputs: Inputs): void {
    const { counts, groupOfTitle, inputOf } = this
    const share = 1 / (this.seats - 1)
    for (let title = 0; title < inputOf.length; title++) {
      const counted = title * ofCount
      const first = (inputOf[title] as number) * ofTitle
      const inHands = counts[counted + held] as number
      const inDecks = counts[counted + drawn] as number
      const all = (counts[counted + mine] as number) + inHands + inDecks
      const buried = counts[counted + lies] as number
      const where = counts[counted + rows] as number
      if (all > 0) {
        inputs.add(first + owned, 1)
        inputs.add(first + further, all - 1)
        inputs.add(first + inHand, inHands)
        inputs.add(first + inDeck, inDecks)
      }
      inputs.add(first + othersOwn, (counts[counted + theirs] as number) * share)
      inputs.add(first + othersEntombed, (counts[counted + theyEntombed] as number) * share)
      if (where !== 0) {
        if ((where & baseRow) !== 0) inputs.add(first + inBase, 1)
        if ((where & upperRows) !== 0) inputs.add(first + above, 1)
        if ((where & topOfBoneyard) !== 0) inputs.add(first + inBoneyard, 1)
      }
      const group = groupOfTitle[title] as number
      if (buried > 0) inputs.add(first + entombed, 1)
      else if (group < 0) continue
      else if (all > 0) bump(this.coming, group)
      else if ((counts[counted + free] as number) > 0) bump(this.there, group)
    }
  }

  private readSets(inputs: Inputs): void {
    const { groups } = this
    for (let group = 0; group < groups.length; group++) {
      const { index, size } = entryAt(groups, group)
      const first = firstSet + index * ofSet
      const lying = this.own.lying[group] as number
      const comes = this.coming[group] as number
      const most = this.maxOf[group] as number
      inputs.add(first + scored, (lying * lying) / 25)
      inputs.add(first + different, lying / size)
      inputs.add(first + coming, comes / size)
      inputs.add(first + stillThere, (this.there[group] as number) / size)
      inputs.add(first + together, ((lying + comes) * (lying + comes)) / 25)
      inputs.add(first + othersScored, (most * most) / 25)
    }
  }

  private readTotals(state: ValleyState, seat: number, cardsLeft: number, othersMost: number, inputs: Inputs): void {
    const { goldOf } = this
    const player = entryAt(state.players, seat)
    const { hand, deck, discard, play } = player
    const purse = goldIn(goldOf, hand)
    const gold = purse + goldIn(goldOf, deck) + goldIn(goldOf, discard) + goldIn(goldOf, play)
    const many = hand.length + deck.length + discard.length + play.length
    const { points } = this.own
    const left = cardsLeft / this.cards.stock.length
    inputs.progress = Math.max(0, 1 - left)
    inputs.byHand = -poverty(gold, cardsLeft / this.seats)
    inputs.add(at.one, 1)
    inputs.add(at.points, points / 50)
    inputs.add(at.othersPoints, othersMost / 50)
    inputs.add(at.lead, (points - othersMost) / 25)
    inputs.add(at.gold, gold / 20)
    inputs.add(at.density, many === 0 ? 0 : gold / many / 3)
    inputs.add(at.owned, many / 15)
    inputs.add(at.hand, hand.length / 5)
    inputs.add(at.purse, purse / 10)
    inputs.add(at.left, left)
    inputs.add(at.turns, cardsLeft / this.seats / 20)
    inputs.add(at.pyramid, (cardsLeft - state.stock.length) / 6)
    inputs.add(at.stalled, state.stalledRounds / 10)
    // Whoever sits last in the round has one turn more once the end is near.
    inputs.add(at.last, ((seat - state.first + this.seats) % this.seats) / this.seats)
    inputs.add(entryAt(seatsInputs, this.seats - 1), 1)
    if (state.turn === seat && state.over === 0) {
      let credits = 0
      for (let credit = 0; credit < state.credits.length; credit++) credits += state.credits[credit] as number
      inputs.add(at.credits, credits / 5)
      inputs.add(at.own, 1)
      inputs.add(at.free, state.freeEntombing)
      for (let bit = 0; bit < lastingInputs.length; bit++)
        if ((state.lasting & (1 << bit)) !== 0) inputs.add(entryAt(lastingInputs, bit), 1)
    }
    if (player.pharaoh >= 0) inputs.add(firstPharaoh + player.pharaoh, 1)
  }
}

/** Gold of all own cards below which a seat can soon buy nothing any more, and what each gold that lacks costs. */
const enoughGold = 6
const costOfLack = 0.25
/** A seat's turns that are left, below which that no longer matters, and above which it does in full. */
const fewTurns = 3
const manyTurns = 6

/**
 * What it costs to own too little gold for the turns that are left. Nets have met few such games: bots buried or sacrificed their
 * whole deck, and then ended turn after turn with a card or two in hand.
 */
const poverty = (gold: number, turns: number): number =>
  costOfLack * Math.max(0, enoughGold - gold) * Math.min(1, Math.max(0, (turns - fewTurns) / (manyTurns - fewTurns)))

const seatsInputs = [at.seats1, at.seats2, at.seats3, at.seats4, at.seats5, at.seats6]
/** In the order of the bits. */
const lastingInputs = [at.handGold4, at.boughtToHand, at.handGoldPlus1, at.cheaper2, at.nextHandPlus2]
