// A greedy player: tries what it may do on a redrawn state, goes back, and does what leaves the best position. It has no
// plan beyond the present turn and no opinion of any card.
import type { DecisionPoint } from '#shared/engine/effect.ts'
import type { Thought } from '#shared/engine/thought.ts'
import type { Picked } from '#shared/bots/bot-rules.ts'
import { Choices, isPayment } from '#shared/valley/bot/choices.ts'
import { endTurn } from '#shared/valley/option-codec.ts'
import type { CardIndex } from '#shared/valley/card-index.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import type { Thinker } from '#test/training/self-play.ts'
import { PositionValue, type Estimates } from './position-value.ts'
import { required } from '#test/shared/required.ts'

/** Choices in a row that are looked through; beyond them the first that looks good is taken. */
const deepest = 2
/** Picks after which a trial ends, whatever goes on. */
const longest = 40
/** Turns after which it only ends its turn: in solitaire it could swap two cards for ever. */
const patience = 80
/** What has to be gained for a move to be made at all. */
const least = 0.01

/** A player of any seat of a table with these cards; for trying other guesses it takes them. */
export function greedyPlayer(cardIndex: CardIndex, seats: number, guesses?: Estimates): Thinker<ValleyState> {
  const reckoning = new PositionValue(cardIndex, seats, guesses)
  const found = new Choices(cardIndex)
  return thought => [new Greedy(thought, found, reckoning).pick()]
}

class Greedy {
  constructor(
    private readonly thought: Thought<ValleyState>,
    private readonly found: Choices,
    private readonly reckoning: PositionValue,
  ) {}

  pick(): Picked {
    const { match, seat, point } = this.thought
    const choices = this.choices(point)
    const isFree = point.kind === 'play'
    if (isFree && (match.game.state.players[seat]?.turns ?? 0) >= patience) return [endTurn]
    if (choices.length === 1 && !isFree) return required(choices[0])
    this.reckoning.begin()
    let best: Picked = [endTurn]
    let most = isFree ? this.reckoning.worth(match.game.state, seat, false) + least : -Infinity
    for (const picked of choices) {
      const worth = this.after(point, picked, deepest)
      if (worth > most) [best, most] = [picked, worth]
    }
    return best
  }

  /** What is worth trying. It always pays by the cheapest cards, and ends its turn only where nothing is better. */
  private choices(point: DecisionPoint): readonly Picked[] {
    const { match } = this.thought
    const { found } = this
    if (isPayment(point)) return [[found.cheapestPayment(match.game.state, point, match.options(point))]]
    const choices = found.of(match, point)
    return point.kind === 'play' ? choices.filter(([option]) => option !== endTurn) : choices
  }

  /** What a position is worth once a pick was made and all that follows from it. Leaves no trace. */
  private after(point: DecisionPoint, picked: Picked, depth: number): number {
    return this.thought.withRollback(() => {
      this.thought.match.pick(point, picked)
      return this.follow(depth)
    })
  }

  /** Goes on until the seat may do as it likes again or its turn is over. */
  private follow(depth: number): number {
    const { match, seat } = this.thought
    const { state } = match.game
    for (let picks = 0; picks < longest; picks++) {
      const point = match.open[0]?.point
      if (!point) break
      if (point.kind === 'play') return this.reckoning.worth(state, seat, point.seat === seat)
      const choices = this.choices(point)
      if (
        point.seat === seat &&
        choices.length > 1 &&
        depth > 0 &&
        point.kind !== 'crumble' &&
        point.kind !== 'react'
      ) {
        return choices.reduce((best, picked) => Math.max(best, this.after(point, picked, depth - 1)), -Infinity)
      }
      match.pick(point, this.found.simply(match, point, choices))
    }
    return this.reckoning.worth(state, seat, state.turn === seat)
  }
}
