// A greedy player: tries what it may do on a redrawn state, goes back, and does what leaves the best position. It has no
// plan beyond the present turn and no opinion of any card.
import type { DecisionPoint } from '#shared/engine/effect.ts'
import { copyNumbers } from '#shared/engine/log-lines.ts'
import type { Match } from '#shared/engine/match.ts'
import {
  cardIn,
  endAndOrder,
  endTurn,
  enough,
  pass,
  plainNumber,
  toCredit,
  useIn,
} from '#shared/valley/option-codec.ts'
import type { CardIndex } from '#shared/valley/card-index.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import type { CardDefinition } from '#shared/valley/card-definition.ts'
import type { Player } from './players.ts'
import { goldOf, PositionValue, type Estimates } from './position-value.ts'
import { required } from '#test/shared/required.ts'
import type { ValleyPoint } from '#shared/valley/declarations.ts'

/** Choices in a row that are looked through; beyond them the first that looks good is taken. */
const deepest = 2
/** Picks after which a trial ends, whatever goes on. */
const longest = 40
/** Turns after which it only ends its turn: in solitaire it could swap two cards for ever. */
const patience = 80
/** More cards than are ever held, so that a lost gold weighs more than a card. */
const mostHeld = 64
/** What has to be gained for a move to be made at all. */
const least = 0.01

/** A player of any seat of a table with these cards; for trying other guesses it takes them. */
export function greedyPlayer(cardIndex: CardIndex, seats: number, guesses?: Estimates): Player {
  const reckoning = new PositionValue(cardIndex, seats, guesses)
  return (match, point) => new Greedy(match, point.seat, cardIndex, reckoning).pick(point)
}

type Picked = readonly number[]

const isPayment = (point: DecisionPoint): point is ValleyPoint<'pay'> => point.kind === 'pay'

class Greedy {
  constructor(
    private readonly match: Match<ValleyState>,
    private readonly seat: number,
    private readonly cardIndex: CardIndex,
    private readonly reckoning: PositionValue,
  ) {}

  pick(point: DecisionPoint): Picked {
    const choices = this.choices(point, this.match.options(point))
    const isFree = point.kind === 'play'
    if (isFree && (this.match.game.state.players[this.seat]?.turns ?? 0) >= patience) return [endTurn]
    if (choices.length === 1 && !isFree) return required(choices[0])
    this.reckoning.begin()
    let best: Picked = [endTurn]
    let most = isFree ? this.reckoning.worth(this.match.game.state, this.seat, false) + least : -Infinity
    for (const picked of choices) {
      const worth = this.after(point, picked, deepest)
      if (worth > most) [best, most] = [picked, worth]
    }
    return best
  }

  /** What is worth trying: of copies in the same place one, of several cards at once the most useless or the most useful ones. */
  private choices(point: DecisionPoint, options: readonly number[]): readonly Picked[] {
    if (isPayment(point)) return [[this.cheapestPayment(point, options)]]
    if (point.kind === 'order') return [[]]
    if (point.min === 1 && point.max === 1) {
      const moves =
        point.kind === 'play' ? options.filter(option => option !== endTurn && option !== endAndOrder) : options
      return this.unlike(point, moves).map(option => [option])
    }
    const sorted = this.sorted(point, options)
    const most = Math.min(point.max, sorted.length)
    return Array.from({ length: most - point.min + 1 }, (_, more) => sorted.slice(0, point.min + more))
  }

  private unlike({ key, kind }: DecisionPoint, options: readonly number[]): readonly number[] {
    if (key.endsWith('.pyramid') || key.startsWith('swap') || kind === 'crumble') return options
    const met = new Set<number>()
    return options.filter(option => {
      const card =
        option < 0 || useIn(option) === plainNumber || useIn(option) === toCredit
          ? null
          : option - cardIn(option) + (this.cardIndex.kinds[cardIn(option)] ?? 0)
      if (card === null) return true
      return !met.has(card) && met.add(card)
    })
  }

  /** What a position is worth once a pick was made and all that follows from it. Leaves no trace. */
  private after(point: DecisionPoint, picked: Picked, depth: number): number {
    const { match } = this
    const { game } = match
    const mark = game.journal.mark()
    const step = match.mark
    const numbers = copyNumbers(game.numbers)
    match.pick(point, picked)
    const worth = this.follow(depth)
    game.journal.rollback(mark)
    match.rollback(step)
    Object.assign(game.numbers, numbers)
    return worth
  }

  /** Goes on until the seat may do as it likes again or its turn is over. */
  private follow(depth: number): number {
    const { match, seat } = this
    const { state } = match.game
    for (let picks = 0; picks < longest; picks++) {
      const point = match.open[0]?.point
      if (!point) break
      if (point.kind === 'play') return this.reckoning.worth(state, seat, point.seat === seat)
      const choices = this.choices(point, match.options(point))
      if (
        point.seat === seat &&
        choices.length > 1 &&
        depth > 0 &&
        point.kind !== 'crumble' &&
        point.kind !== 'react'
      ) {
        return choices.reduce((best, picked) => Math.max(best, this.after(point, picked, depth - 1)), -Infinity)
      }
      match.pick(point, this.simply(point, choices))
    }
    return this.reckoning.worth(state, seat, state.turn === seat)
  }

  /** A plausible answer without any search. */
  private simply(point: DecisionPoint, choices: readonly Picked[]): Picked {
    if (choices.length === 1) return required(choices[0])
    if (point.min !== 1 || point.max !== 1) return required(choices[0])
    const declined = choices.find(([option]) => option === pass || option === enough)
    if (declined && point.kind === 'react') return declined
    const [first] = this.sorted(
      point,
      choices.map(([option]) => required(option)).filter(option => option >= 0),
    )
    return first === undefined ? required(choices[0]) : [first]
  }

  /** Cards in the order of choice: the dearest first where cards come to the player, the cheapest first where they go. */
  private sorted({ key }: DecisionPoint, options: readonly number[]): readonly number[] {
    const gives = /^(discard|give|stack|sacrifice|exchange\.hand|pay)/.test(key)
    const worth = (option: number) =>
      useIn(option) === plainNumber ? 0 : worthOf(required(this.cardIndex.definitions[cardIn(option)]))
    return [...options].sort((one, other) => (gives ? worth(one) - worth(other) : worth(other) - worth(one)))
  }

  /** The dearest of those hand cards and credits that together lose least, and of such as few as can be. */
  private cheapestPayment({ about: { price, paid } }: ValleyPoint<'pay'>, options: readonly number[]): number {
    const { state } = this.match.game
    const gold = (option: number) =>
      useIn(option) === toCredit
        ? (state.credits[option - toCredit] ?? 0)
        : goldOf(required(this.cardIndex.definitions[option]), state)
    const purse = options.map(option => ({ option, gold: gold(option) })).sort((one, other) => other.gold - one.gold)
    let best = purse[0]?.option ?? 0
    let least = Infinity
    const pay = (from: number, left: number, count: number, first: number) => {
      if (left <= 0) {
        const lost = count - left * mostHeld
        if (lost < least) [best, least] = [first, lost]
        return
      }
      for (let at = from; at < purse.length; at++) {
        const { option, gold: worth } = required(purse[at])
        pay(at + 1, left - worth, count + 1, count === 0 ? option : first)
      }
    }
    pay(0, price - paid, 0, best)
    return best
  }
}

/** How much a title is wanted where nothing is tried: dear ones more. */
const worthOf = ({ cost, gold, vp }: CardDefinition): number => cost + gold / 2 + (vp ?? 0) / 10
