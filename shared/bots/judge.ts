// Trying plans: what a position is worth to a seat, once a plan was carried out and everything that follows from it.
import type { DecisionPoint } from '../engine/effect.ts'
import type { State } from '../engine/game-context.ts'
import type { Match } from '../engine/match.ts'
import { entryAt } from '../entry.ts'
import type { Thought } from '../engine/thought.ts'
import type { BotRules, Plan } from './bot-rules.ts'
import { Inputs } from './inputs.ts'
import { Sums, type Net } from './net.ts'
import { carryOutPlan } from './plans.ts'

/** Worlds after which half of the plans are given up for the first time. */
const firstHalving = 3
/** Plans after which a trial is judged as it stands, whatever goes on. */
const longest = 40

/** Ways through own questions that follow one another: where there would be more, the next question is answered simply. */
const maxWays = 100

/** What a plan was found to be worth: from -1, surely lost, to 1. */
export interface Weighed {
  readonly plan: Plan
  readonly worth: number
}

/** What a plan was found to be worth, and whether another world may bring it out otherwise. */
export interface Tried extends Weighed {
  readonly isOpen: boolean
}

/** The position judged last for one seat. */
interface View {
  readonly inputs: Inputs
  readonly sums: Sums
}

/** Judges positions by a net, one move ahead. */
export class Judge<S extends State> {
  /** By seat, what it was judged by last. */
  private readonly views: View[] = []
  /** Picks carried out so far in trying: how much work was done, whatever the machine. Judging takes less than carrying out. */
  tried = 0
  /** Whether what is being tried has met something that another world could have brought out otherwise. */
  private isOpen = false

  constructor(
    readonly rules: BotRules<S>,
    private readonly net: Net,
  ) {}

  /** Carries out a plan in a match that is thought about, see `plans.ts`. */
  tryPlan(match: Match<S>, point: DecisionPoint, plan: Plan): boolean {
    this.tried += plan.length
    return carryOutPlan(this.rules, match, point, plan)
  }

  /** How good the position is for a seat as it stands. */
  worth({ match }: Pick<Thought<S>, 'match'>, seat: number): number {
    if (match.over) return this.rules.outcome(match, seat)
    const { inputs, sums } = this.viewOf(seat)
    inputs.begin()
    this.rules.read(match, seat, inputs)
    inputs.end()
    this.net.follow(sums, inputs)
    return this.net.judge(sums, inputs.progress, inputs.byHand)
  }

  private viewOf(seat: number): View {
    let view = this.views[seat]
    while (view === undefined) {
      const fresh = { inputs: new Inputs(this.rules.inputs), sums: new Sums(this.net.weights.hidden) }
      this.net.begin(fresh.sums)
      this.views.push(fresh)
      view = this.views[seat]
    }
    return view
  }

  /**
   * Forgets all positions judged before. Sums that are kept up change in their last digits with the way they came about, so
   * each thought begins without any: the same thought gives the same worths.
   */
  forget(): void {
    for (const view of this.views) {
      view.inputs.clear()
      this.net.begin(view.sums)
    }
  }

  /**
   * Weighs the plans worth telling apart for the question that a thought is about.
   * @param samples over how many worlds chance is averaged
   * @returns all of them; of many worlds, those that were among the better half after 3, 6, 12 worlds and so on, at least two
   */
  weigh(thought: Thought<S>, samples: number): readonly Weighed[] {
    const choices = this.rules.choices(thought.match, thought.point)
    if (choices.length === 1) return choices.map(plan => ({ plan, worth: 0 }))
    return this.weighThese(thought, choices, samples)
  }

  /** Weighs these plans, as `weigh` does all that are worth telling apart. */
  weighThese(thought: Thought<S>, choices: readonly Plan[], samples: number): readonly Tried[] {
    const { point, seat } = thought
    this.forget()
    let trials = choices.map(plan => new Trial(plan))
    for (let world = 0, halving = firstHalving; world < samples; world++) {
      if (world === halving) {
        trials = betterHalf(trials)
        halving *= 2
      }
      thought.dealWorld(world)
      for (const trial of trials) {
        // What brings out nothing hidden comes to the same in every world.
        if (!trial.isOpen) continue
        this.isOpen = false
        trial.add(this.after(thought, seat, point, trial.plan, this.rules.depth, choices.length), this.isOpen)
      }
    }
    return trials
  }

  /** What a plan comes to in the world that a thought thinks of, looking one move ahead. */
  worthAfter(thought: Thought<S>, plan: Plan): number {
    return this.after(thought, thought.seat, thought.point, plan, this.rules.depth, 1)
  }

  /** What a seat would do in this very world, looking one move ahead. */
  bestHere(thought: Thought<S>, point: DecisionPoint): Plan {
    const { rules } = this
    if (rules.isMinor(point)) return rules.simply(thought.match, point)
    const choices = rules.choices(thought.match, point)
    if (choices.length === 1) return best(choices.map(plan => ({ plan, worth: 0 })))
    return best(
      choices.map(plan => ({ plan, worth: this.after(thought, point.seat, point, plan, rules.depth, choices.length) })),
    )
  }

  /**
   * How good it is for a seat to carry out a plan. Its own questions that follow are answered as is best, at most `depth` of
   * them in a row, as long as that makes no more than so many ways; everything else simply.
   */
  private after(
    thought: Thought<S>,
    seat: number,
    point: DecisionPoint,
    plan: Plan,
    depth: number,
    ways: number,
  ): number {
    return thought.withRollback(() => {
      this.isOpen = this.tryPlan(thought.match, point, plan) || this.isOpen
      return this.follow(thought, seat, depth, ways)
    })
  }

  private follow(thought: Thought<S>, seat: number, depth: number, ways: number): number {
    const { rules } = this
    const { match } = thought
    for (let plans = 0; plans < longest; plans++) {
      const point = match.open[0]?.point
      if (!point || rules.isSettled(match, point)) break
      const isLookedAt = point.seat === seat && depth > 0 && !rules.isMinor(point)
      const choices = isLookedAt ? rules.choices(match, point) : [rules.simply(match, point)]
      if (choices.length > 1 && ways * choices.length <= maxWays) {
        let most = -Infinity
        for (const plan of choices)
          most = Math.max(most, this.after(thought, seat, point, plan, depth - 1, ways * choices.length))
        return most
      }
      const plan = choices.length > 1 ? rules.simply(match, point) : entryAt(choices, 0)
      this.isOpen = this.tryPlan(match, point, plan) || this.isOpen
    }
    return this.worth(thought, seat)
  }
}

/** A plan that is tried in one world after another. */
class Trial implements Tried {
  /** Whether another world may bring it out otherwise. */
  isOpen = true
  private sum = 0
  private worlds = 0

  constructor(readonly plan: Plan) {}

  get worth(): number {
    return this.sum / this.worlds
  }

  add(worth: number, isOpen: boolean): void {
    // What was found once and for all counts alone.
    this.sum = isOpen ? this.sum + worth : worth
    this.worlds = isOpen ? this.worlds + 1 : 1
    this.isOpen = isOpen
  }
}

/** The better half of several trials, in the order in which they were; at least two, for one alone is compared with nothing. */
function betterHalf(trials: readonly Trial[]): Trial[] {
  const sorted = trials.map(({ worth }) => worth).sort((one, other) => other - one)
  const least = sorted[Math.max(2, Math.ceil(sorted.length / 2)) - 1] ?? -Infinity
  return trials.filter(({ worth }) => worth >= least)
}

/** The plan that is worth most; of equals the first. */
export function best(weighed: readonly Weighed[]): Plan {
  let found: Weighed | undefined
  for (const each of weighed) if (found === undefined || each.worth > found.worth) found = each
  if (found === undefined) throw new Error('nothing to choose from')
  return found.plan
}
