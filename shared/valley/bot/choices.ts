// Which picks of the deck-builder bots tell apart, and what they answer without comparing.
import type { Picked } from '../../bots/bot-rules.ts'
import type { DecisionPoint } from '../../engine/effect.ts'
import type { Match } from '../../engine/match.ts'
import { entryAt } from '../../entry.ts'
import type { CardDefinition } from '../card-definition.ts'
import type { CardIndex } from '../card-index.ts'
import type { ValleyPoint } from '../declarations.ts'
import { goldWith } from '../lasting-effects.ts'
import {
  cardIn,
  endAndOrder,
  endTurn,
  enough,
  pass,
  plainNumber,
  power,
  toBuy,
  toCredit,
  toEntomb,
  toExecute,
  useIn,
} from '../option-codec.ts'
import { pyramidCount } from '../pyramid.ts'
import type { ValleyState } from '../state.ts'

/** More cards than are ever held, so that a lost gold weighs more than a card. */
const maxHeld = 64

/** How much a title is wanted where nothing is tried: dear ones more. */
const worthOf = ({ cost, gold, vp }: CardDefinition): number => cost + gold / 2 + (vp ?? 0) / 10

/**
 * Turns after which a bot that plays alone carries out no more actions: each turn then makes the pyramid smaller. It could
 * swap two cards for ever.
 */
const patience = 80

/** Turns in succession in which such a bot may leave stock and pyramid as large, before it carries out no actions in the next. */
const maxStalled = 3

/** How many cards a bot puts on top of the boneyard: those that lie further down are hardly ever reached. */
const maxOnTop = 1

/** Whether a question asks which cards pay for another. */
export const isPayment = (point: DecisionPoint): point is ValleyPoint<'pay'> => point.kind === 'pay'

/** Whether no further turn of this seat is to be expected: each turn that is left in the round makes the pyramid smaller. */
function isLastTurn({ first, players, pyramid, stock, turn }: ValleyState): boolean {
  const turnsLeft = players.length - ((turn - first + players.length) % players.length)
  return stock.length === 0 && pyramidCount(pyramid) <= turnsLeft
}

export class Choices {
  /** By use and title, the question in which it was last met. */
  private readonly met: number[] = []
  private asked = 0

  /** @param advises whether they are for a person, to whom nothing that may be done for ever is denied */
  constructor(
    private readonly cards: CardIndex,
    private readonly advises = false,
  ) {}

  /** Picks worth telling apart: of copies in one place one, of several cards at once the most useless or the most useful ones. */
  of(match: Match<ValleyState>, point: DecisionPoint): readonly Picked[] {
    const options = match.options(point)
    if (point.kind === 'order') return [[]]
    if (point.min === 1 && point.max === 1) {
      return this.unlike(point, point.kind === 'play' ? this.moves(match.game.state, options) : options)
    }
    const sorted = this.sorted(point, options)
    const most = Math.min(point.key === 'order.boneyard' ? maxOnTop : point.max, sorted.length)
    return Array.from({ length: most - point.min + 1 }, (_, more) => sorted.slice(0, point.min + more))
  }

  /** What anybody would answer without thinking long. */
  simply({ game: { state } }: Match<ValleyState>, point: DecisionPoint, choices: readonly Picked[]): Picked {
    const first = entryAt(choices, 0)
    if (choices.length === 1 || point.min !== 1 || point.max !== 1) return first
    const options = choices.map(picked => entryAt(picked, 0))
    if (isPayment(point)) return [this.cheapestPayment(state, point, options)]
    const declined = choices.find(([option]) => option === pass || option === enough)
    if (declined && point.kind === 'react') return declined
    const [best] = this.sorted(
      point,
      options.filter(option => option >= 0),
    )
    return best === undefined ? first : [best]
  }

  private moves(state: ValleyState, options: readonly number[]): readonly number[] {
    const isEndless =
      !this.advises &&
      state.players.length === 1 &&
      (entryAt(state.players, 0).turns >= patience || state.stalledRounds >= maxStalled)
    const mustEntomb =
      isLastTurn(state) && options.some(option => useIn(option) === toEntomb && this.scores(state, option))
    return options.filter(
      option =>
        option !== endAndOrder &&
        !(isEndless && (option === power || useIn(option) === toExecute)) &&
        !(mustEntomb && option === endTurn),
    )
  }

  /** Whether a card that the turn's seat could entomb would bring it points. */
  private scores({ players, turn }: ValleyState, option: number): boolean {
    const { definitions, kinds } = this.cards
    const { tomb } = entryAt(players, turn)
    const kind = kinds[cardIn(option)]
    const { set, vp } = entryAt(definitions, cardIn(option))
    return set === null ? (vp ?? 0) > 0 : tomb.every(card => kinds[card] !== kind)
  }

  private unlike({ key, kind }: DecisionPoint, options: readonly number[]): readonly Picked[] {
    if (key.endsWith('.pyramid') || key.startsWith('swap') || kind === 'crumble') return options.map(option => [option])
    const now = ++this.asked
    const found: Picked[] = []
    for (const option of options) {
      const use = useIn(option)
      if (option >= 0 && use !== plainNumber && use !== toCredit) {
        const alike = (use / toBuy) * this.cards.definitions.length + entryAt(this.cards.kinds, cardIn(option))
        if (this.met[alike] === now) continue
        this.met[alike] = now
      }
      found.push([option])
    }
    return found
  }

  /** Cards in the order in which one would choose them: what comes to oneself the dearest first, what goes the cheapest. */
  private sorted({ key }: DecisionPoint, options: readonly number[]): readonly number[] {
    const gives = /^(discard|give|stack|sacrifice|exchange\.hand|pay)/.test(key)
    const worth = (option: number) =>
      useIn(option) === plainNumber ? 0 : worthOf(entryAt(this.cards.definitions, cardIn(option)))
    return [...options].sort((one, other) => (gives ? worth(one) - worth(other) : worth(other) - worth(one)))
  }

  /** The dearest of those hand cards and credits that together lose least, and of such as few as can be. */
  cheapestPayment(
    state: ValleyState,
    { about: { price, paid } }: ValleyPoint<'pay'>,
    options: readonly number[],
  ): number {
    const gold = (option: number) =>
      useIn(option) === toCredit
        ? (state.credits[option - toCredit] ?? 0)
        : goldWith(state.lasting, entryAt(this.cards.definitions, option).gold)
    const purse = options.map(option => ({ option, gold: gold(option) })).sort((one, other) => other.gold - one.gold)
    let best = entryAt(purse, 0).option
    let least = Infinity
    const pay = (from: number, left: number, count: number, first: number) => {
      if (left <= 0) {
        const lost = count - left * maxHeld
        if (lost < least) [best, least] = [first, lost]
        return
      }
      for (let at = from; at < purse.length; at++) {
        const { option, gold: worth } = entryAt(purse, at)
        pay(at + 1, left - worth, count + 1, count === 0 ? option : first)
      }
    }
    pay(0, price - paid, 0, best)
    return best
  }
}
