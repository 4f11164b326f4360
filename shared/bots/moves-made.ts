// What was picked in a finished game as moves: all that a seat picks of one question after another, where plans hold as much.
import type { DecisionPoint } from '../engine/effect.ts'
import type { Match } from '../engine/match.ts'
import type { Thought } from '../engine/thought.ts'
import type { RecordedMove } from '../protocol.ts'
import type { BotRules, Picked, Plan } from './bot-rules.ts'

/** A pick that was not taken back. */
export interface StandingPick {
  /** After how many moves it was made. */
  readonly at: number
  readonly seat: number
  readonly decision: string
  /** The ids of what was picked, then of what was picked of each question that followed at once. */
  readonly picked: readonly (readonly string[])[]
  /** Whether its player made it: no bot that stood in, and not because the time had run out. */
  readonly isOwn: boolean
}

/** All picks that were not taken back, by seat, in the order in which they were made. */
export function standingPicks(moves: readonly RecordedMove[], seats: number): readonly (readonly StandingPick[])[] {
  const standing: StandingPick[][] = Array.from({ length: seats }, () => [])
  const stoodIn = new Set<number>()
  for (const [at, move] of moves.entries()) {
    const { seat } = move
    if ('decision' in move) {
      const { decision, options, then = [], late } = move
      standing[seat]?.push({ at, seat, decision, picked: [options, ...then], isOwn: !late && !stoodIn.has(seat) })
    } else if ('undo' in move) standing[seat]?.pop()
    else if ('back' in move) stoodIn.delete(seat)
    else stoodIn.add(seat)
  }
  return standing
}

/** A move as it was made. */
export interface MadeMove {
  /** Like a bot's plan without what was asked in between: those answers are moves of their own. */
  readonly plan: Plan
  /** After how many moves its picks were made. */
  readonly parts: readonly number[]
  readonly isOwn: boolean
}

/**
 * The move that begins with the first of these picks.
 * @param thought about the question that this pick answered
 * @param picks of its seat, from that one on
 * @param isWhole whether what the seat is asked again belongs to the same move
 * @returns null where it picked what it could not have picked as far as it knew
 */
export function moveMade(
  rules: BotRules,
  thought: Thought,
  picks: readonly StandingPick[],
  isWhole: boolean,
): MadeMove | null {
  const { match, point: first, seat } = thought
  const phase = match.instance.checkpoint
  const plan: Picked[] = []
  const parts: number[] = []
  let isOwn = true
  /** Carries out what was picked of the next question, if it could be; whether the move goes on. */
  const follow = ({ at, isOwn: isItsOwn }: StandingPick, ids: readonly string[]): boolean => {
    const point = match.openFor(seat)?.point
    const picked = point && match.instance.checkpoint === phase ? pickedOf(match, point, ids) : null
    if (!point || !picked) return false
    match.pick(point, picked)
    if (point.key !== first.key) return true
    plan.push(picked)
    if (parts.at(-1) !== at) parts.push(at)
    isOwn &&= isItsOwn
    return isWhole
  }
  thought.withRollback(() => picks.every(pick => pick.picked.every(ids => follow(pick, ids))))
  return plan.length > 0 && isPossible(rules, thought, plan) ? { plan, parts, isOwn } : null
}

/** Whether a plan can be carried out with simple answers to what is asked in between. */
function isPossible(rules: BotRules, thought: Thought, plan: Plan): boolean {
  const { match, point: first, seat } = thought
  /** The question that the plan answers next; undefined where it is not asked any more. */
  const next = (): DecisionPoint | undefined => {
    let point = match.openFor(seat)?.point
    while (point && point.key !== first.key) {
      match.pick(point, rules.simply(match, point)[0] ?? [])
      point = match.openFor(seat)?.point
    }
    return point
  }
  return thought.withRollback(() =>
    plan.every(picked => {
      const point = next()
      if (!point || !picked.every(option => point.candidates.includes(option))) return false
      match.pick(point, picked)
      return true
    }),
  )
}

/** The options of a question by their ids; null where one is none that its seat could have picked as far as it can know. */
function pickedOf(match: Match, point: Thought['point'], ids: readonly string[]): Picked | null {
  const byId = new Map(point.candidates.map(option => [match.instance.offer(point, option).id, option]))
  const picked = ids.map(id => byId.get(id))
  return picked.every(option => option !== undefined) ? picked : null
}

const isSame = (one: Picked, other: Picked): boolean =>
  one.length === other.length && one.every((option, at) => option === other[at])

/** Whether two plans are the same picks. */
export const isSamePlan = (one: Plan, other: Plan): boolean =>
  one.length === other.length && one.every((picked, at) => isSame(picked, other[at] ?? []))
