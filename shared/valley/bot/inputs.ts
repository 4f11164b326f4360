// What bots judge a position of the deck-builder by: which titles lie where, how far each set has come, and some totals. Keyed
// by title and set, so that one net can serve every mix. Only what the seat knows is read.
import type { State } from '../../engine/game-context.ts'
import type { Inputs } from '../../bots/inputs.ts'
import { entryAt } from '../../entry.ts'
import type { CardDefinition } from '../card-definition.ts'
import type { CardIndex } from '../card-index.ts'
import { titles } from '../catalogue.ts'
import { sets } from '../editions.ts'
import { gap, type Player, type ValleyState } from '../state.ts'

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
const base = 3

/** Reads positions of one table. */
export class Reader {
  /** By card: its title's place among all titles, its group of sets or -1. */
  private readonly titleOf: readonly number[]
  private readonly groupOf: readonly number[]
  private readonly groups: readonly { readonly index: number; readonly size: number }[]
  /** By title of this table: the group it scores in. */
  private readonly present: readonly { readonly title: number; readonly group: number }[]
  private readonly out = new Int8Array(titles.length)
  private readonly tomb = new Int8Array(titles.length)
  private readonly free = new Int8Array(titles.length)
  private readonly others = new Int8Array(titles.length)
  private readonly othersTomb = new Int8Array(titles.length)
  private readonly own: { readonly lying: number[]; points: number } = { lying: [], points: 0 }
  private readonly another: { readonly lying: number[]; points: number } = { lying: [], points: 0 }
  private readonly mostOf: number[] = []
  private readonly seen: Int32Array
  private stamp = 0

  constructor(
    private readonly cards: CardIndex,
    private readonly seats: number,
  ) {
    const order = new Map(titles.map(({ id }, index) => [id, index]))
    this.titleOf = cards.definitions.map(({ id }) => order.get(id) ?? 0)
    const groupOf = ({ set }: CardDefinition) => cards.groups.findIndex(group => set !== null && group.includes(set))
    this.groupOf = cards.definitions.map(groupOf)
    this.groups = cards.groups.map((group, index) => {
      const size = new Set(this.titleOf.filter((_, card) => this.groupOf[card] === index)).size
      const [first] = group
      const joined = group.length > 1
      const setAt = sets.findIndex(({ id }) => id === first)
      return { size, index: joined ? sets.length + Math.min(sizes - 1, entryAt(sets, setAt).size) : setAt }
    })
    this.present = [...new Set(this.titleOf)].map(title => ({
      title,
      group: groupOf(entryAt(titles, title)),
    }))
    this.seen = new Int32Array(titles.length)
  }

  read(state: ValleyState & State, seat: number, inputs: Inputs): void {
    const { out, tomb, free, others, othersTomb, titleOf } = this
    for (const { title } of this.present) {
      out[title] = 0
      tomb[title] = 0
      free[title] = 0
      others[title] = 0
      othersTomb[title] = 0
    }
    const player = entryAt(state.players, seat)
    const share = this.seats > 1 ? 1 / (this.seats - 1) : 0
    for (const zone of [player.hand, player.deck, player.discard, player.play]) count(zone, out, titleOf)
    count(player.tomb, tomb, titleOf)
    count(state.stock, free, titleOf)
    count(state.boneyard, free, titleOf)
    for (const card of state.pyramid) if (card !== gap) add(free, titleOf[card] as number)
    this.score(player, this.own)
    let othersMost = this.seats > 1 ? -Infinity : 0
    for (let group = 0; group < this.groups.length; group++) this.mostOf[group] = 0
    for (let other = 0; other < this.seats; other++) {
      if (other === seat) continue
      const them = entryAt(state.players, other)
      for (const zone of [them.hand, them.deck, them.discard, them.play]) count(zone, others, titleOf)
      count(them.tomb, othersTomb, titleOf)
      this.score(them, this.another)
      othersMost = Math.max(othersMost, this.another.points)
      for (let group = 0; group < this.groups.length; group++)
        this.mostOf[group] = Math.max(this.mostOf[group] as number, this.another.lying[group] as number)
    }
    const comingOf = this.readTitles(inputs, share)
    this.readPlaces(state, player, inputs)
    this.readSets(inputs, comingOf)
    this.readTotals(state, seat, othersMost, inputs)
  }

  /** Points of a tomb, and how many different cards of each group lie in it. */
  private score({ tomb }: Player, into: { readonly lying: number[]; points: number }): void {
    const { lying } = into
    for (let group = 0; group < this.groups.length; group++) lying[group] = 0
    const stamp = ++this.stamp
    let points = 0
    for (const card of tomb) {
      const group = this.groupOf[card] as number
      const title = this.titleOf[card] as number
      if (group < 0) points += (titles[title] as CardDefinition).vp ?? 0
      else if (this.seen[title] === stamp) points -= this.seats === 1 ? 1 : 0
      else {
        points += 2 * (lying[group] as number) + 1
        lying[group] = (lying[group] as number) + 1
      }
      this.seen[title] = stamp
    }
    into.points = points
  }

  private readTitles(inputs: Inputs, share: number): { readonly coming: number[]; readonly there: number[] } {
    const { out, tomb, free, others, othersTomb } = this
    const found = { coming: this.groups.map(() => 0), there: this.groups.map(() => 0) }
    for (const { title, group } of this.present) {
      const first = title * ofTitle
      const mine = out[title] as number
      const lies = tomb[title] as number
      if (mine > 0) {
        inputs.add(first + owned, 1)
        inputs.add(first + further, mine - 1)
      }
      if (lies > 0) inputs.add(first + entombed, 1)
      inputs.add(first + othersOwn, (others[title] as number) * share)
      inputs.add(first + othersEntombed, (othersTomb[title] as number) * share)
      if (group < 0 || lies > 0) continue
      if (mine > 0) found.coming[group] = (found.coming[group] as number) + 1
      else if ((free[title] as number) > 0) found.there[group] = (found.there[group] as number) + 1
    }
    return found
  }

  private readPlaces(state: ValleyState, player: Player, inputs: Inputs): void {
    const counts = this.free
    this.addZone(player.hand, inHand, inputs)
    this.addZone(player.deck, inDeck, inputs)
    for (const [place, card] of state.pyramid.entries()) {
      if (card === gap) continue
      const title = this.titleOf[card] as number
      // Two copies in one row are as good as one.
      const row = place >= base ? inBase : above
      if (counts[title] === -1 - row) continue
      counts[title] = -1 - row
      inputs.add(title * ofTitle + row, 1)
    }
    const top = state.boneyard.at(-1)
    if (top !== undefined) inputs.add((this.titleOf[top] as number) * ofTitle + inBoneyard, 1)
  }

  private addZone(zone: readonly number[], what: number, inputs: Inputs): void {
    const counts = this.out
    for (const { title } of this.present) counts[title] = 0
    count(zone, counts, this.titleOf)
    for (const { title } of this.present) inputs.add(title * ofTitle + what, counts[title] as number)
  }

  private readSets(inputs: Inputs, found: { readonly coming: number[]; readonly there: number[] }): void {
    for (const [group, { index, size }] of this.groups.entries()) {
      const first = firstSet + index * ofSet
      const lies = this.own.lying[group] as number
      const comes = found.coming[group] as number
      inputs.add(first + scored, (lies * lies) / 25)
      inputs.add(first + different, lies / size)
      inputs.add(first + coming, comes / size)
      inputs.add(first + stillThere, (found.there[group] as number) / size)
      inputs.add(first + together, ((lies + comes) * (lies + comes)) / 25)
      inputs.add(first + othersScored, ((this.mostOf[group] as number) * (this.mostOf[group] as number)) / 25)
    }
  }

  private readTotals(state: ValleyState, seat: number, othersMost: number, inputs: Inputs): void {
    const player = entryAt(state.players, seat)
    const { hand, deck, discard, play } = player
    let gold = 0
    for (const zone of [hand, deck, discard, play])
      for (const card of zone) gold += (this.cards.definitions[card] as CardDefinition).gold
    const many = hand.length + deck.length + discard.length + play.length
    let purse = 0
    for (const card of hand) purse += (this.cards.definitions[card] as CardDefinition).gold
    let credits = 0
    const isOwn = state.turn === seat && state.over === 0
    if (isOwn) for (const credit of state.credits) credits += credit
    let lying = 0
    for (const card of state.pyramid) if (card !== gap) lying++
    const cards = state.stock.length + lying
    const left = cards / this.cards.stock.length
    inputs.progress = Math.max(0, 1 - left)
    inputs.add(at.one, 1)
    inputs.add(at.points, this.own.points / 50)
    inputs.add(at.othersPoints, othersMost / 50)
    inputs.add(at.lead, (this.own.points - othersMost) / 25)
    inputs.add(at.gold, gold / 20)
    inputs.add(at.density, many === 0 ? 0 : gold / many / 3)
    inputs.add(at.owned, many / 15)
    inputs.add(at.hand, hand.length / 5)
    inputs.add(at.purse, purse / 10)
    inputs.add(at.credits, credits / 5)
    inputs.add(at.left, left)
    inputs.add(at.turns, cards / this.seats / 20)
    inputs.add(at.pyramid, lying / 6)
    inputs.add(at.stalled, state.stalledRounds / 10)
    // Whoever sits last in the round has one turn more once the end is near.
    inputs.add(at.last, ((seat - state.first + this.seats) % this.seats) / this.seats)
    inputs.add(entryAt(seatsInputs, this.seats - 1), 1)
    if (isOwn) {
      inputs.add(at.own, 1)
      inputs.add(at.free, state.freeEntombing)
      for (const [bit, input] of lastingInputs.entries()) if ((state.lasting & (1 << bit)) !== 0) inputs.add(input, 1)
    }
    if (player.pharaoh >= 0) inputs.add(firstPharaoh + player.pharaoh, 1)
  }
}

const seatsInputs = [at.seats1, at.seats2, at.seats3, at.seats4, at.seats5, at.seats6]
/** In the order of the bits. */
const lastingInputs = [at.handGold4, at.boughtToHand, at.handGoldPlus1, at.cheaper2, at.nextHandPlus2]

function add(counts: Int8Array, title: number): void {
  counts[title] = (counts[title] as number) + 1
}

function count(zone: readonly number[], counts: Int8Array, titleOf: readonly number[]): void {
  for (const card of zone) add(counts, titleOf[card] as number)
}
