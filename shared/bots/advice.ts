// What a strong player would do with an open question, and what would come of it: from what its seat knows, like any pick of a bot.
import type { State } from '../engine/game-context.ts'
import type { Thought } from '../engine/thought.ts'
import type { Bot } from './bot.ts'
import type { Plan, PositionFacts } from './bot-rules.ts'
import type { Weighed } from './judge.ts'
import { carryOutPlan } from './plans.ts'

export interface Advice {
  readonly plan: Plan
  /** By how much more it is worth than the next best, looking one move ahead, in worths from -1 to 1; 0 where it is not. */
  readonly ahead: number
  /** What it surely changes of the facts that a game reads of a position for this seat; what stays as it is is left out. */
  readonly changes: PositionFacts
}

/** Answers of the seat's own to what follows from a move that still belong to it, at most. */
const maxAnswers = 12

/** What a bot would do. */
export function advise<S extends State>(bot: Bot<S>, thought: Thought<S>): Advice {
  const { rules } = bot.judge
  const { plan, weighed } = bot.consider(thought)
  thought.dealWorld(0)
  const before = rules.facts(thought.match, thought.seat)
  const after = thought.withRollback(() => factsAfter(bot, thought, plan, before))
  return { plan, ahead: aheadOfOthers(weighed, plan), changes: difference(before, after) }
}

/**
 * The facts that a plan is sure to lead to: after the last of its picks before anything comes up that another world could bring
 * out otherwise. Where a game looks through the own questions that follow, as parts of the move, they are answered as is best,
 * as they were when the move was weighed, until nothing is half done.
 */
function factsAfter<S extends State>(
  { judge }: Bot<S>,
  thought: Thought<S>,
  plan: Plan,
  before: PositionFacts,
): PositionFacts {
  const { rules } = judge
  const { match, point, seat } = thought
  let sure = before
  const isOpen = carryOutPlan(rules, match, point, plan, () => {
    sure = rules.facts(match, seat)
  })
  if (isOpen || rules.depth === 0) return sure
  judge.forget()
  for (let count = 0; count < maxAnswers; count++) {
    const [open] = match.open
    if (!open || open.point.seat !== seat || open.point.key === point.key) break
    if (rules.isSettled(match, open.point)) break
    // Half a move would give a reason for another one.
    if (judge.tryPlan(match, open.point, judge.bestHere(thought, open.point))) return before
  }
  return rules.facts(match, seat)
}

function aheadOfOthers(weighed: readonly Weighed[], plan: Plan): number {
  const isSame = (other: Plan) => JSON.stringify(other) === JSON.stringify(plan)
  const own = weighed.find(each => isSame(each.plan))
  const others = weighed.filter(each => each !== own).map(({ worth }) => worth)
  return own && others.length > 0 ? Math.max(0, own.worth - Math.max(...others)) : 0
}

function difference(before: PositionFacts, after: PositionFacts): PositionFacts {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...keys].map(key => [key, (after[key] ?? 0) - (before[key] ?? 0)] as const).filter(([, by]) => by !== 0),
  )
}
