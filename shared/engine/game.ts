// The contract a game fulfils. The engine knows nothing else of a game, and a game nothing of who asks or stores.
import type { DecisionKind, Option, Params, RefusalCode, Result } from '../protocol.ts'
import type { DecisionPoint, Outcome } from './effect.ts'
import type { Random } from './random.ts'
import type { GameContext, State } from './game-context.ts'

/** Key and parameters of a sentence. */
export interface MessageRef {
  readonly key: string
  readonly params: Params
}

/** An option as its seat gets it, before words are put to it. */
export type UnlabelledOption = Omit<Option, 'label'>

/** A question as its seat gets it, before words are put to it. */
export interface UnwordedDecision extends MessageRef {
  readonly id: string
  readonly kind: DecisionKind
  readonly min: number
  readonly max: number
  readonly ordered: boolean
  readonly options: readonly UnlabelledOption[]
}

/** Options of a table, complete: what was left open is filled in. */
export type Settled = Params

/** Why options were refused. */
export interface Problem {
  readonly code: Extract<RefusalCode, 'bad-options'>
  readonly message: string
}

/** What a game is played by, once its options are settled. */
export interface Rules<S extends State> {
  /** The state before anything was shuffled or dealt. */
  start(options: Settled, seats: number): S
  /** A deep copy, written by hand. */
  copy(state: S): S
  /** The game as it is played on one state. */
  play(game: GameContext<S>, options: Settled, seats: number): GameInstance
}

/** A kind of game: what can be said of it before a table of it exists. */
export interface Game<S extends State> extends Rules<S> {
  readonly name: string
  /** Of the stored state and of the rules: a table of another version cannot be gone on with. */
  readonly version: number
  /**
   * Checks options for a number of seats and fills them in.
   * @param below gives a whole number from 0 to `count` - 1, for what is drawn by lot
   */
  settle(options: unknown, seats: number, below: (count: number) => number): Settled | Problem
}

/** One game being played on the state of a run. All that is asked or shown of it is a function of that state. */
export interface GameInstance {
  /** Shuffles and deals: the only thing done before the first question. */
  deal(): void
  /** From a settled state, what is asked next; `done` when the game is over. Changes nothing. */
  next(): Outcome
  /** Grows whenever a stretch has ended after which the state is worth keeping (a turn, a phase). */
  readonly checkpoint: number
  /** Why a seat is waited for: public knowledge alone. */
  waiting(point: DecisionPoint): MessageRef
  /** What a question is called and what its params are, for the seat that is asked. */
  question(point: DecisionPoint): MessageRef
  /** Options in the order their seat gets them, which tells nothing of hidden orders. */
  sorted(point: DecisionPoint, options: readonly number[]): readonly number[]
  offer(point: DecisionPoint, option: number): UnlabelledOption
  /** What a seat, or a spectator (null), may see. Built up field by field, never cut down from the state. */
  table(viewer: number | null): object
  readonly result: Result | null
  /** Exchanges, through the journal, all that this viewer may not know. */
  redraw(viewer: number | null, random: Pick<Random<State>, 'below' | 'shuffle'>): void
}
