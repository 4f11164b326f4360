// The contract a game fulfils. The engine knows nothing else of a game, and a game nothing of who asks or stores.
import type { Declarations, MessageRef, Params, QuestionsOf } from '../message.ts'
import type { RefusalCode, Result, UnlabelledOption, UnwordedDecision } from '../protocol.ts'
import type { DecisionPoint, Outcome } from './effect.ts'
import type { Random } from './random.ts'
import type { GameContext, State } from './game-context.ts'

export type { MessageRef, UnlabelledOption, UnwordedDecision }

/** Options of a table, complete: what was left open is filled in. */
export type Settled = Params

/** Why options were refused. */
export interface Problem {
  readonly code: Extract<RefusalCode, 'bad-options'>
  readonly message: string
}

/** What a game is played by, once its options are settled as what it has declared. */
export interface Rules<S extends State, O extends Settled = Settled> {
  /** The game for one table: what follows from its options and seats alone is worked out here, once. */
  prepare(options: O, seats: number): PreparedGame<S>
  /** A deep copy, written by hand. */
  copy(state: S): S
}

/** A game with its options and seats, to be played as often as wanted. */
export interface PreparedGame<S extends State> {
  readonly seats: number
  /** The state before anything was shuffled or dealt. */
  start(): S
  /** The game as it is played on one state. */
  play(game: GameContext<S>): GameInstance
}

/** A kind of game: what can be said of it before a table of it exists. */
export interface Game<S extends State> extends Rules<S> {
  readonly name: string
  /** Of the stored state and of the rules: a table of another version cannot be continued. */
  readonly version: number
  /**
   * Checks options for a number of seats and fills them in.
   * @param below gives a whole number from 0 to `count` - 1, for what is drawn by lot
   */
  settle(options: unknown, seats: number, below: (count: number) => number): Settled | Problem
}

/**
 * One game being played on the state of a run. All that is asked or shown of it is a function of that state. `M` is what
 * the game says: the engine hands it back its own decisions, and no others.
 */
export interface GameInstance<M extends Declarations = Declarations> {
  /** Shuffles and deals: the only thing done before the first question. */
  deal(): void
  /** From a settled state, what is asked next; `done` when the game is over. Changes nothing. */
  next(): Outcome
  /** Grows whenever a part of the game has ended after which the state is worth storing (a turn, a phase). */
  readonly checkpoint: number
  /** Why a seat is waited for: public knowledge alone. */
  waiting(point: DecisionPoint<M['decisions']>): MessageRef<M['waits']>
  /** The params of a question, for the seat that is asked. */
  question(point: DecisionPoint<M['decisions']>): QuestionsOf<M['decisions']>[string]
  /** Options in the order their seat gets them, which tells nothing of hidden orders. */
  sorted(point: DecisionPoint<M['decisions']>, options: readonly number[]): readonly number[]
  offer(point: DecisionPoint<M['decisions']>, option: number): UnlabelledOption<M['options']>
  /** What a seat, or a spectator (null), may see. Built up field by field, never cut down from the state. */
  table(viewer: number | null): object
  readonly result: Result | null
  /** Exchanges, through the journal, all that this viewer may not know. */
  redraw(viewer: number | null, random: Pick<Random<State>, 'below' | 'shuffle'>): void
}
