// Effects, the decisions they ask for, and the functions that join them. An effect is a function of its player's context
// and of its continuation; it returns the decision it asks for, or an ending. Nothing here knows a game or holds a state.
import type { AnyDecisions } from '../message.ts'

/** What an effect leads to: a decision, several seats' decisions at once, or one of three endings. */
export type Outcome = DecisionPoint | SimultaneousDecisions | Ending
export type Ending = typeof done | typeof deadEnd | typeof feasible

/** Everything is carried out: the state is settled. */
export const done = 0
/** This way cannot be completed. Only dry runs get here. */
export const deadEnd = 1
/** A dry run has come far enough to know that this way can be completed. */
export const feasible = 2

/**
 * A decision asked of one seat. Options are integers, to which the game gives names; `min` to `max` distinct ones are
 * picked. `answer` may be called more than once (dry runs do), so it must change nothing but the state. `D` are the
 * decisions a game declares; the engine carries points of any game and hands each back only to the game that made it.
 */
export type DecisionPoint<D extends AnyDecisions = AnyDecisions> = {
  readonly [K in keyof D & string]: Point & {
    readonly kind: D[K]['kind']
    readonly key: K
    /** What the game's own code needs to know of the decision beside the state; null if nothing. */
    readonly about: 'about' extends keyof D[K] ? D[K]['about'] : null
  }
}[keyof D & string]

interface Point {
  readonly seat: number
  readonly candidates: readonly number[]
  readonly min: number
  readonly max: number
  readonly ordered: boolean
  /** Whether every candidate can certainly be completed, so that none needs a dry run. */
  readonly cannotFail: boolean
  /** Only the first so many candidates need a dry run; all of them if undefined. */
  readonly doubtful?: number
  /** Groups those candidates: options with the same number share one dry run. */
  readonly alike?: (option: number) => number
  /**
   * @param option the option picked if the decision wants exactly one (`wantsOne`), otherwise -1
   * @param all otherwise all options picked, in order
   */
  readonly answer: (option: number, all: readonly number[]) => Outcome
}

/** Whether a decision wants exactly one option. If it does not, every choice of candidates can be completed. */
export function wantsOne({ min, max }: DecisionPoint): boolean {
  return min === 1 && max === 1
}

/** What follows an effect. `cannotFail`: all of it can certainly be completed. */
export interface Continuation {
  readonly cannotFail: boolean
  readonly go: () => Outcome
}

/** The continuation after which nothing follows. */
export const finish: Continuation = { cannotFail: true, go: () => done }

/** A continuation that does something more and then goes on with the given one. `go` itself must not be able to fail. */
export function before({ cannotFail }: Continuation, go: () => Outcome): Continuation {
  return { cannotFail, go }
}

/** One effect; `T` is the context of the player it is carried out for. `cannotFail`: it fails only if what follows does. */
export interface Effect<T> {
  (context: T, then: Continuation): Outcome
  readonly cannotFail?: boolean
  readonly isEvident?: Evidence<T>
  /** Whether a dry run never comes to what follows: what the effect does first cannot be foreseen. */
  readonly isUnforeseen?: boolean
}

/**
 * Whether an effect fails only if what follows does, as one look at the state tells: it then needs no dry run. False where
 * only a dry run can tell. It is the test by which the effect itself finds out whether it is impossible.
 * @param leaving what is about to leave the place where it lies, before the effect begins
 */
export type Evidence<T> = (context: T, leaving: number) => boolean

/** Marks an effect as one that fails only if what follows does. */
export function cannotFail<T>(effect: (context: T, then: Continuation) => Outcome): Effect<T> {
  return Object.assign(effect, { cannotFail: true })
}

/** Says of an effect when it is evident that it can be carried out, and whether what it does first cannot be foreseen. */
export function evidentIf<T>(isEvident: Evidence<T>, effect: Effect<T>, isUnforeseen = false): Effect<T> {
  return Object.assign(effect, { isEvident, isUnforeseen })
}

const always = (): boolean => true
const never = (): boolean => false

/** When it is evident that an effect can be carried out, if nothing that follows it can fail. */
export function evidenceOf<T>(effect: Effect<T>): Evidence<T> {
  return effect.cannotFail === true ? always : (effect.isEvident ?? never)
}

/** Several seats asked at once. Each answer stays secret in its seat's own part of the state until `then` reveals all. */
export class SimultaneousDecisions {
  /** In place of a decision's kind. By it the two are told apart, for `instanceof` searches a chain of prototypes. */
  readonly kind = 'simultaneous'

  constructor(
    private readonly outcomes: readonly Outcome[],
    private readonly then: Continuation,
  ) {}

  /** The decisions that are open, at most one for each seat. */
  get open(): readonly DecisionPoint[] {
    return this.outcomes.filter(isDecisionPoint)
  }

  /** Whether this was the last answer: every other seat is done, and `point` has led to `outcome`, which is done. */
  endsWith(point: DecisionPoint, outcome: Outcome): boolean {
    return outcome === done && this.outcomes.every(each => each === point || each === done)
  }

  /** What comes next after `point`, one of the open decisions, has led to `outcome`. */
  after(point: DecisionPoint, outcome: Outcome): Outcome {
    return new SimultaneousDecisions(
      this.outcomes.map(each => (each === point ? outcome : each)),
      this.then,
    ).next
  }

  /** These decisions, or what follows if none is left. */
  get next(): Outcome {
    if (this.outcomes.every(each => each === done)) return this.then.go()
    return this.outcomes.every(each => each === done || isDecisionPoint(each)) ? this : deadEnd
  }
}

/**
 * Carries out an effect for several seats at once, in whatever order they answer. The effect may change only its own
 * seat's secret part of the state: no draws, no counters, no log lines that others get. After the last seat `then` reveals.
 * A dry run that gets here ends as feasible; one within a seat's effect ends with that effect.
 */
export function simultaneously<T extends { readonly game: { readonly dryRun: boolean } }>(
  seats: readonly T[],
  effect: Effect<T>,
  then: Continuation,
): Outcome {
  if (seats[0]?.game.dryRun) return feasible
  return new SimultaneousDecisions(
    seats.map(seat => effect(seat, finish)),
    then,
  ).next
}

/** Whether an outcome is one seat's decision. */
export function isDecisionPoint(outcome: Outcome): outcome is DecisionPoint {
  return typeof outcome === 'object' && outcome.kind !== 'simultaneous'
}

/** Whether an outcome is decisions of several seats at once. */
export function isSimultaneous(outcome: Outcome): outcome is SimultaneousDecisions {
  return typeof outcome === 'object' && outcome.kind === 'simultaneous'
}

/** Carries out effects one after the other. */
export function inOrder<T>(...effects: readonly Effect<T>[]): Effect<T> {
  const last = effects.at(-1)
  if (last === undefined) throw new Error('nothing to carry out')
  return effects.slice(0, -1).reduceRight((rest, effect) => pair(effect, rest), last)
}

function pair<T>(first: Effect<T>, second: Effect<T>): Effect<T> {
  const secondCannotFail = second.cannotFail === true
  const both = (context: T, then: Continuation) =>
    first(context, { cannotFail: secondCannotFail && then.cannotFail, go: () => second(context, then) })
  return Object.assign(both, {
    cannotFail: secondCannotFail && first.cannotFail === true,
    isEvident: secondCannotFail || first.isUnforeseen ? evidenceOf(first) : never,
    isUnforeseen: first.isUnforeseen === true,
  })
}
