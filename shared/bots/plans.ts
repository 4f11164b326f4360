// Carrying out a plan: its picks one after another, as long as its seat is asked the same again.
import type { DecisionPoint } from '../engine/effect.ts'
import type { State } from '../engine/game-context.ts'
import type { Match } from '../engine/match.ts'
import { entryAt } from '../entry.ts'
import type { BotRules, Picked, Plan } from './bot-rules.ts'

/**
 * Carries out a plan in a match that is thought about. What its seat is asked beside that in between is answered simply.
 * @param atSure called after each pick, up to the first with which anything comes up that another world could bring out otherwise
 * @returns whether anything came up that another world could have brought out otherwise
 */
export function carryOutPlan<S extends State>(
  rules: BotRules<S>,
  match: Match<S>,
  first: DecisionPoint,
  plan: Plan,
  atSure?: () => void,
): boolean {
  let isOpen = false
  const pick = (point: DecisionPoint, picked: Picked) => {
    match.pick(point, picked)
    isOpen ||= match.game.barrier
    if (!isOpen) atSure?.()
  }
  const [only] = plan
  if (only && plan.length === 1) {
    pick(first, only)
    return isOpen
  }
  let point: DecisionPoint | undefined = first
  for (const picked of plan) {
    while (point && point.key !== first.key) {
      pick(point, entryAt(rules.simply(match, point), 0))
      point = match.openFor(first.seat)?.point
    }
    if (!point) break
    pick(point, picked)
    point = match.openFor(first.seat)?.point
  }
  return isOpen
}

/** What a seat means to pick next. Whoever loses it lets the seat think again. */
export class Intention {
  private made = 0

  /** @param point the question that the plan was made for */
  constructor(
    private readonly point: DecisionPoint,
    private readonly plan: Plan,
  ) {}

  /** The next pick, if this question is the one that it was meant for: asked the same again, and still legal. */
  next(match: Match, point: DecisionPoint): Picked | undefined {
    const picked = point.seat === this.point.seat && point.key === this.point.key ? this.plan[this.made++] : undefined
    return picked && match.isLegal(point, picked) ? picked : undefined
  }
}
