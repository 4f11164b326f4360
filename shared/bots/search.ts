// Searching: the plans that look best one move ahead are played on, by all seats, in a few worlds common to all of them, until
// the own next turn begins, and judged there.
import type { State } from '../engine/game-context.ts'
import type { Thought } from '../engine/thought.ts'
import { entryAt } from '../entry.ts'
import type { Plan } from './bot-rules.ts'
import type { Judge, Weighed } from './judge.ts'

/** How far and how wide to search. */
export interface Width {
  /** How much less than the best a plan may be worth to be searched, and how many at most. */
  readonly within: number
  readonly picks: number
  /** In how many worlds they are played on; from the middle on only the better half of them. */
  readonly worlds: number
  /** Picks carried out after which the search ends with what it has found; and what part of them each move of a turn leaves. */
  readonly most: number
  readonly fading: number
}

/** Worths that differ by less are the same. */
const same = 1e-9
/** Plans after which playing on ends, whatever goes on. */
const longest = 120
/** Picks with which not even one world can be played on for two plans: then it is not begun. */
const fewest = 300

/** A plan, and what it came to in all worlds together. */
interface Candidate {
  readonly plan: Plan
  sum: number
}

/**
 * Finds the best of the likely plans by playing on.
 * @param weighed what every plan is worth one move ahead
 */
export function search<S extends State>(
  judge: Judge<S>,
  thought: Thought<S>,
  weighed: readonly Weighed[],
  { within, picks, worlds, most, fading }: Width,
): Plan {
  const { match, point } = thought
  const sorted = [...weighed].sort((one, other) => other.worth - one.worth)
  const first = entryAt(sorted, 0)
  const second = sorted[1]
  // Where two plans come to the very same, searching tells them apart no better.
  if (!second || judge.rules.isMinor(point) || first.worth - second.worth < same) return first.plan
  const left = most * fading ** judge.rules.movesMade(match)
  if (left < fewest) return first.plan
  const end = judge.tried + left
  let likely: Candidate[] = sorted
    .slice(0, picks)
    .filter(({ worth }) => first.worth - worth <= within)
    .map(({ plan }) => ({ plan, sum: 0 }))
  for (let world = 0; world < worlds && likely.length > 1; world++) {
    const sums = likely.map(({ plan }) => {
      if (judge.tried > end) return 0
      thought.dealWorld(world)
      return playedOn(judge, thought, plan, end)
    })
    // A world counts only once all plans were played on in it.
    if (judge.tried > end) return world === 0 ? first.plan : entryAt(betterHalf(likely), 0).plan
    for (const [at, candidate] of likely.entries()) candidate.sum += sums[at] ?? 0
    if (world + 1 === Math.ceil(worlds / 2)) likely = betterHalf(likely)
  }
  return entryAt(betterHalf(likely), 0).plan
}

/** The better half of them, the best first. */
const betterHalf = (candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort((one, other) => other.sum - one.sum).slice(0, Math.ceil(candidates.length / 2))

/**
 * How good it is for a seat to carry out a plan, in the world that it thinks of: all seats play on, one move ahead, until its own
 * next turn begins.
 * @param end how many picks the judge may have tried by then; what is reached there is judged as it stands
 */
export function playedOn<S extends State>(judge: Judge<S>, thought: Thought<S>, plan: Plan, end: number): number {
  const { match, seat, point } = thought
  return thought.withRollback(() => {
    // A plan that ends the turn itself is played on no further than the others.
    const turns = match.instance.checkpoint
    judge.tryPlan(match, point, plan)
    for (let count = 0; count < longest && judge.tried <= end; count++) {
      const next = match.open[0]?.point
      if (!next) break
      if (match.instance.checkpoint > turns && judge.rules.isSettled(match, next) && judge.rules.beginsTurn(next, seat))
        break
      judge.tryPlan(match, next, judge.bestHere(thought, next))
    }
    return judge.worth(thought, seat)
  })
}
