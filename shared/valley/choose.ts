// Putting a question to a seat in the middle of an effect, with whatever else its rules add to it: the leave to
// decline, and the cards with which a seat protects itself.
import { completed, type Step, type Then } from '../engine/ask.ts'
import { cardIn, enough, pass, toProtect, useIn } from './choice.ts'
import { protect, shieldsOf } from './protecting.ts'
import type { Threat } from './title.ts'
import type { Turn } from './turn.ts'

export interface Choosing {
  readonly kind?: 'choose-card' | 'choose-option' | 'choose-number' | 'choose-player' | 'choose-place'
  readonly key: string
  readonly candidates: readonly number[]
  readonly facts?: readonly number[]
  /** Whether the seat may decline, and how that is said: `enough` where something was done already, or could be. */
  readonly optional?: boolean | 'enough'
  /** Whether only the seat itself can tell that there is no candidate: then it is asked all the same, to decline. */
  readonly idle?: boolean
  /** Whether every candidate can be completed as long as what follows can. */
  readonly harmless?: boolean
  /** What is done to the seat, if it may protect itself from it. */
  readonly threat?: Threat
}

const noFacts: readonly number[] = []

const decline = (optional: Choosing['optional']): readonly number[] => optional === 'enough' ? [enough] : optional ? [pass] : []

/**
 * Asks a seat for one of the candidates. Without any, an optional choice is skipped and another is impossible.
 * @param answer what happens with the one picked
 */
export function choose(turn: Turn, then: Then, choosing: Choosing, answer: (option: number) => Step): Step {
  const { run } = turn
  const { candidates, optional, idle } = choosing
  if (candidates.length === 0 && !(optional && idle)) return optional ? run.follow(then) : run.impossible(then)
  const sure = then.sure && choosing.harmless !== false
  if (run.trying && sure) return completed
  const { escape } = turn
  const shields = escape && choosing.threat ? shieldsOf(turn, choosing.threat) : noFacts
  return {
    seat: turn.seat, kind: choosing.kind ?? 'choose-card', key: choosing.key,
    // A copy: the place goes on changing while the question lives.
    candidates: shields.length > 0 || optional ? [...candidates, ...shields, ...decline(optional)] : candidates.slice(),
    min: 1, max: 1, ordered: false, sure, facts: choosing.facts ?? noFacts,
    answer: option => {
      if (option === pass || option === enough) return run.follow(then)
      if (option >= 0 && escape && useIn(option) === toProtect) return protect(turn, cardIn(option), escape)
      if (turn.seat !== turn.state.turn) run.noWayBack()
      return answer(option)
    },
  }
}

/** Asks a seat for several cards at once: every choice of `min` to `max` of the candidates can be completed. */
export function chooseSome(turn: Turn, then: Then, choosing: Choosing & { readonly min: number, readonly max: number, readonly ordered: boolean }, answer: (picked: readonly number[]) => Step): Step {
  const { run } = turn
  const { candidates, min, max, ordered, key } = choosing
  if (candidates.length < min) return run.impossible(then)
  if (candidates.length === 0) return answer(noFacts)
  if (run.trying && then.sure) return completed
  return {
    seat: turn.seat, kind: 'choose-card', key, candidates, min, max, ordered: ordered && max > 1, sure: then.sure, facts: choosing.facts ?? noFacts,
    answer: (option, picked) => answer(min === 1 && max === 1 ? [option] : picked),
  }
}
