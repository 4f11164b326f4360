// Trying picks: what a position is worth to a seat, once a pick was made and everything that follows from it.
import type { DecisionPoint } from '../engine/effect.ts'
import type { State } from '../engine/game-context.ts'
import type { Thought } from '../engine/thought.ts'
import type { BotRules, Picked } from './bot-rules.ts'
import { Inputs } from './inputs.ts'
import type { Net } from './net.ts'

/** Picks after which a trial is judged as it stands, whatever goes on. */
const longest = 40
/** Own questions in a row that are looked through. */
const deepest = 2

/** What a pick was found to be worth: from -1, surely lost, to 1. */
export interface Weighed {
  readonly picked: Picked
  readonly worth: number
}

/** Judges positions by a net, one move ahead. */
export class Judge<S extends State> {
  private readonly inputs: Inputs
  /** Positions judged so far: how much work was done, whatever the machine. */
  judged = 0
  /** Whether what is being tried has met something that another world could have brought out otherwise. */
  private isOpen = false

  constructor(
    readonly rules: BotRules<S>,
    private readonly net: Net,
  ) {
    this.inputs = new Inputs(rules.inputs)
  }

  /** How good the position is for a seat as it stands. */
  worth({ match }: Thought<S>, seat: number): number {
    if (match.over) return this.rules.outcome(match, seat)
    this.judged++
    this.inputs.clear()
    this.rules.read(match, seat, this.inputs)
    return this.net.judge(this.inputs)
  }

  /**
   * Weighs every pick worth telling apart of the question that a thought is about.
   * @param samples over how many worlds chance is averaged
   */
  weigh(thought: Thought<S>, samples: number): readonly Weighed[] {
    const { point, match, seat } = thought
    const choices = this.rules.choices(match, point)
    if (choices.length === 1) return choices.map(picked => ({ picked, worth: 0 }))
    const sums = choices.map(() => 0)
    const counts = choices.map(() => 0)
    for (let world = 0; world < samples; world++) {
      thought.imagine(world)
      for (const [at, picked] of choices.entries()) {
        // What brings out nothing hidden comes to the same in every world.
        if (counts[at] === samples) continue
        this.isOpen = false
        const worth = this.after(thought, seat, point, picked, deepest)
        const weight = this.isOpen ? 1 : samples
        sums[at] = (sums[at] ?? 0) + worth * weight
        counts[at] = (counts[at] ?? 0) + weight
      }
    }
    return choices.map((picked, at) => ({ picked, worth: (sums[at] ?? 0) / (counts[at] ?? 1) }))
  }

  /** What a seat would pick in this very world, looking one move ahead. */
  bestHere(thought: Thought<S>, point: DecisionPoint): Picked {
    const choices = this.rules.choices(thought.match, point)
    if (choices.length === 1 || this.rules.isMinor(point)) return this.rules.simply(thought.match, point, choices)
    return best(choices.map(picked => ({ picked, worth: this.after(thought, point.seat, point, picked, deepest) })))
  }

  /**
   * How good it is for a seat to make a pick. Its own questions that follow are answered as is best, at most `depth` of
   * them in a row; everything else simply.
   */
  private after(thought: Thought<S>, seat: number, point: DecisionPoint, picked: Picked, depth: number): number {
    return thought.trying(point, picked, () => {
      this.isOpen ||= thought.match.game.barrier
      return this.follow(thought, seat, depth)
    })
  }

  private follow(thought: Thought<S>, seat: number, depth: number): number {
    const { match } = thought
    for (let picks = 0; picks < longest; picks++) {
      const point = match.open[0]?.point
      if (!point || this.rules.isSettled(point)) break
      const choices = this.rules.choices(match, point)
      if (point.seat === seat && choices.length > 1 && depth > 0 && !this.rules.isMinor(point)) {
        let most = -Infinity
        for (const picked of choices) most = Math.max(most, this.after(thought, seat, point, picked, depth - 1))
        return most
      }
      match.pick(point, this.rules.simply(match, point, choices))
      this.isOpen ||= match.game.barrier
    }
    return this.worth(thought, seat)
  }
}

/** The pick that is worth most; of equals the first. */
export function best(weighed: readonly Weighed[]): Picked {
  let found: Weighed | undefined
  for (const each of weighed) if (found === undefined || each.worth > found.worth) found = each
  if (found === undefined) throw new Error('nothing to choose from')
  return found.picked
}
