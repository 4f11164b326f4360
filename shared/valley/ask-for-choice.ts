// Asks a seat for a choice in the middle of an effect. Adds the options that the rules allow beside the candidates: to decline,
// and cards with which the seat protects itself.
import { feasible, type Outcome, type Continuation } from '../engine/effect.ts'
import { none } from '../engine/game-context.ts'
import type { PlainChoice, PurchaseChoice, ValleyDecisions, WayChoice } from './decisions.ts'
import { cardIn, enough, pass, toProtect, useIn } from './option-codec.ts'
import { protect, shieldsOf } from './protections.ts'
import type { Threat } from './card-definition.ts'
import type { PlayerContext } from './player-context.ts'

/** A declared decision. `kind` may be left out if it is the usual one, and `about` if there is nothing to know. */
type Declared<K extends keyof ValleyDecisions> = { readonly key: K } & (ValleyDecisions[K]['kind'] extends 'choose-card'
  ? { readonly kind?: 'choose-card' }
  : { readonly kind: ValleyDecisions[K]['kind'] }) &
  (ValleyDecisions[K] extends { readonly about: infer About } ? { readonly about: About } : { readonly about?: null })

export type Choosing = Asking &
  (
    | Declared<PlainChoice>
    | Declared<WayChoice>
    | Declared<PurchaseChoice>
    | Declared<'opponent'>
    | Declared<'entomb-from'>
    | Declared<'draw-number'>
    | Declared<'swap.second'>
    | Declared<'give.picked'>
    | Declared<'discard.shown'>
  )

interface Asking {
  readonly candidates: readonly number[]
  /** Whether the seat may decline; `enough`: the option then reads "enough" instead of "no", as when something was done already. */
  readonly optional?: boolean | 'enough'
  /** Whether only the seat itself knows if there is a candidate: it is then asked even without one, or others would learn it. */
  readonly idle?: boolean
  /** Whether each candidate can be completed whenever what follows can. */
  readonly harmless?: boolean
  /** What is about to be done to the seat, if it may protect itself. */
  readonly threat?: Threat
}

const decline = (optional: Asking['optional']): readonly number[] =>
  optional === 'enough' ? [enough] : optional ? [pass] : none

/**
 * Asks a seat for one of the candidates. If there are none, an optional choice is skipped, and any other is impossible.
 * @param answer carries out what happens with the candidate that was picked
 */
export function choose(
  context: PlayerContext,
  then: Continuation,
  choosing: Choosing,
  answer: (option: number) => Outcome,
): Outcome {
  const { game } = context
  const { candidates, optional, idle } = choosing
  if (candidates.length === 0 && !(optional && idle))
    return optional ? game.follow(then) : context.impossible(then, choosing.key)
  const sure = then.cannotFail && choosing.harmless !== false
  if (game.dryRun && sure) return feasible
  const { escape } = context
  const shields = escape && choosing.threat ? shieldsOf(context, choosing.threat) : none
  return {
    seat: context.seat,
    kind: choosing.kind ?? 'choose-card',
    key: choosing.key,
    // A copy, for the place's own list changes during dry runs.
    candidates: shields.length > 0 || optional ? [...candidates, ...shields, ...decline(optional)] : candidates.slice(),
    min: 1,
    max: 1,
    ordered: false,
    cannotFail: sure,
    about: choosing.about ?? null,
    answer: option => {
      if (option === pass || option === enough) return game.follow(then)
      if (option >= 0 && escape && useIn(option) === toProtect) return protect(context, cardIn(option), escape)
      if (context.seat !== context.state.turn) game.makeIrreversible()
      return answer(option)
    },
  }
}

/** Asks a seat for `min` to `max` cards at once. Every such choice must be possible to complete. */
export function chooseSome(
  context: PlayerContext,
  then: Continuation,
  choosing: Asking & Declared<PlainChoice> & { readonly min: number; readonly max: number; readonly ordered: boolean },
  answer: (picked: readonly number[]) => Outcome,
): Outcome {
  const { game } = context
  const { candidates, min, max, ordered, key } = choosing
  if (candidates.length < min) return context.impossible(then, key)
  if (candidates.length === 0) return answer(none)
  if (game.dryRun && then.cannotFail) return feasible
  return {
    seat: context.seat,
    kind: 'choose-card',
    key,
    candidates,
    min,
    max,
    ordered: ordered && max > 1,
    cannotFail: then.cannotFail,
    about: null,
    answer: (option, picked) => answer(min === 1 && max === 1 ? [option] : picked),
  }
}
