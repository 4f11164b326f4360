// Asks a seat for a choice in the middle of an effect. Adds the options that the rules allow beside the candidates: to decline,
// and cards with which the seat protects itself.
import { feasible, type Continuation, type DecisionPoint, type Outcome } from '../engine/effect.ts'
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
    | Declared<'buy.stock'>
    | Declared<'swap.second'>
    | Declared<'give.picked'>
    | Declared<'discard.shown'>
  )

interface Asking {
  readonly candidates: readonly number[]
  /** Whether the seat may decline; `enough`: the option then reads "enough" instead of "no", as when something was done already. */
  readonly optional?: boolean | 'enough'
  /** Whether only the seat itself knows if there is a candidate: it is then asked even without one, or others would learn it. */
  readonly asksAnyway?: boolean
  /** Whether a candidate can turn out to be impossible though what follows is not. */
  readonly canFail?: boolean
  /** What is about to be done to the seat, if it may protect itself. */
  readonly threat?: Threat
}

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
  const { candidates, optional, asksAnyway } = choosing
  if (candidates.length === 0 && !(optional && asksAnyway))
    return optional ? game.follow(then) : context.impossible(then, choosing.key)
  const cannotFail = then.cannotFail && choosing.canFail !== true
  // Asked in a function of its own, for closures would cost every dry run that gets here, even where none is made.
  if (!game.dryRun) return ask(context, then, choosing, cannotFail, answer)
  return cannotFail ? feasible : tryOut(context, then, choosing, answer)
}

function ask(
  context: PlayerContext,
  then: Continuation,
  choosing: Choosing,
  cannotFail: boolean,
  answer: (option: number) => Outcome,
): DecisionPoint {
  const { candidates } = choosing
  const others = othersThan(context, choosing)
  return {
    seat: context.seat,
    kind: choosing.kind ?? 'choose-card',
    key: choosing.key,
    // A copy, for the place's own list changes during dry runs.
    candidates: others.length > 0 ? [...candidates, ...others] : candidates.slice(),
    min: 1,
    max: 1,
    ordered: false,
    cannotFail,
    about: choosing.about ?? null,
    answer: option => {
      if (option === pass || option === enough || useIn(option) === toProtect)
        return carryOutOther(context, then, option)
      if (context.seat !== context.state.turn) context.game.makeIrreversible()
      return answer(option)
    },
  }
}

/** What `ask` would be for, within a dry run: whether one of its options can be completed. */
function tryOut(
  context: PlayerContext,
  then: Continuation,
  choosing: Choosing,
  answer: (option: number) => Outcome,
): Outcome {
  const tried = context.game.firstFeasible(context.seat, choosing.candidates, answer)
  return tried === feasible ? feasible : tryOthers(context, then, othersThan(context, choosing))
}

function tryOthers(context: PlayerContext, then: Continuation, others: readonly number[]): Outcome {
  return context.game.firstFeasible(context.seat, others, option => carryOutOther(context, then, option))
}

/** The options that the rules allow beside the candidates: cards that protect, and to decline. */
function othersThan(context: PlayerContext, { optional, threat }: Asking): readonly number[] {
  const shields = context.escape && threat ? shieldsOf(context, threat) : none
  if (!optional) return shields
  return [...shields, optional === 'enough' ? enough : pass]
}

function carryOutOther(context: PlayerContext, then: Continuation, option: number): Outcome {
  const { game, escape } = context
  return escape && option >= 0 ? protect(context, cardIn(option), escape) : game.follow(then)
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
