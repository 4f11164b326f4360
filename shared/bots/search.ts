// Searching: the plans that look best one move ahead are played on, by all seats, in a few worlds common to all of them, until
// the own next turn begins, and judged there.
import type { State } from '../engine/game-context.ts'
import type { Thought } from '../engine/thought.ts'
import type { Plan } from './bot-rules.ts'
import type { Judge, Weighed } from './judge.ts'
import { carryOut } from './plans.ts'

/** How far and how wide to search. */
export interface Width {
  /** How much less than the best a plan may be worth to be searched, and how many at most. */
  readonly within: number
  readonly picks: number
  readonly worlds: number
  /** Positions judged after which the search ends with what it has found. */
  readonly most: number
}

/** Plans after which playing on ends, whatever goes on. */
const longest = 120

/**
 * Weighs the likely plans anew by playing on; the others keep what they were worth one move ahead.
 * @param weighed what every plan is worth one move ahead
 * @returns the plans that were searched, or those given where there was nothing to search
 */
export function search<S extends State>(
  judge: Judge<S>,
  thought: Thought<S>,
  weighed: readonly Weighed[],
  { within, picks, worlds, most }: Width,
): readonly Weighed[] {
  const sorted = [...weighed].sort((one, other) => other.worth - one.worth)
  const least = (sorted[0]?.worth ?? 0) - within
  const likely = sorted.filter(({ worth }) => worth >= least).slice(0, picks)
  if (likely.length < 2) return likely
  const sums = likely.map(() => 0)
  const end = judge.judged + most
  let played = 0
  // A world counts only once all plans were played on in it.
  for (let world = 0; world < worlds && judge.judged < end; world++, played++) {
    for (const [at, { plan }] of likely.entries()) {
      thought.imagine(world)
      sums[at] = (sums[at] ?? 0) + playedOn(judge, thought, plan)
    }
  }
  return likely.map(({ plan }, at) => ({ plan, worth: (sums[at] ?? 0) / Math.max(1, played) }))
}

function playedOn<S extends State>(judge: Judge<S>, thought: Thought<S>, plan: Plan): number {
  const { match, seat, point } = thought
  return thought.trying(() => {
    carryOut(judge.rules, match, point, plan)
    const turns = match.instance.checkpoint
    for (let count = 0; count < longest; count++) {
      const next = match.open[0]?.point
      if (!next) break
      if (match.instance.checkpoint > turns && judge.rules.isSettled(match, next) && judge.rules.beginsTurn(next, seat))
        break
      carryOut(judge.rules, match, next, judge.bestHere(thought, next))
    }
    return judge.worth(thought, seat)
  })
}
