// What a game must implement. The engine knows nothing else of a game, and a game nothing of tables, storage or pages.
import type { Declarations, MessageRef, Params, QuestionsOf } from '../message.ts'
import type { RefusalCode, Result, UnlabelledOption, UnwordedDecision } from '../protocol.ts'
import type { DecisionPoint, Outcome } from './effect.ts'
import type { GameContext, State } from './game-context.ts'

export type { MessageRef, UnlabelledOption, UnwordedDecision }

/** The options of a table, complete: defaults are filled in. */
export type CompleteOptions = Params

/** Why options were refused. */
export interface Problem {
  readonly code: Extract<RefusalCode, 'bad-options'>
  readonly message: string
}

/** Whether options were refused. Told by the code itself, for a game may have an option that is called `code`. */
export function isProblem(settled: CompleteOptions | Problem): settled is Problem {
  return 'code' in settled && settled.code === 'bad-options'
}

/** The rules of a game, for options that its `settle` has completed. */
export interface Rules<S extends State, O extends CompleteOptions = CompleteOptions> {
  /** Prepares the game for one table: whatever depends on options and number of seats alone is computed here, once. */
  prepare(options: O, seats: number): PreparedGame<S>
  /** A deep copy, written by hand because `structuredClone` is far slower. */
  copy(state: S): S
}

/** A game with its options and seats; it can be played any number of times. */
export interface PreparedGame<S extends State> {
  readonly seats: number
  /** The state before anything was shuffled or dealt. */
  start(): S
  /** Plays the game on one running game's state. */
  play(game: GameContext<S>): GameInstance
}

/** A game before any table of it exists. */
export interface Game<S extends State> extends Rules<S> {
  readonly name: string
  /** The version of stored state and rules together: a table of another version cannot be continued. */
  readonly version: number
  /**
   * Checks options for a number of seats and fills in the defaults.
   * @param below returns a random whole number from 0 to `count` - 1, for options that are drawn by lot
   */
  settle(options: unknown, seats: number, below: (count: number) => number): CompleteOptions | Problem
}

/** The chance by which what a viewer may not know is dealt anew. */
export interface RedrawChance {
  /** A whole number from 0 to `count` - 1. */
  below(count: number): number
  /** Brings a list into a random order, in place. */
  shuffle(list: number[]): void
}

/**
 * One running game. All that is asked or shown of it is a function of its state. `M` is what the game declares it says; the
 * engine hands it back only decisions that it has asked itself.
 */
export interface GameInstance<M extends Declarations = Declarations> {
  /** Shuffles and deals: the only thing done before the first question. A line `begin` tells which seat begins, if one does. */
  deal(): void
  /** What is asked next, when nothing is under way; `done` when the game is over. Changes nothing. */
  next(): Outcome
  /** Grows by one at each checkpoint: after a turn, at each phase. There the state is stored. */
  readonly checkpoint: number
  /** Why a seat is waited for, from public knowledge alone. */
  waiting(point: DecisionPoint<M['decisions']>): MessageRef<M['waits']>
  /** The params of a question, for the seat that is asked. */
  question(point: DecisionPoint<M['decisions']>): QuestionsOf<M['decisions']>[string]
  /** Options in the order in which their seat gets them, which must tell nothing of a hidden order. */
  sorted(point: DecisionPoint<M['decisions']>, options: readonly number[]): readonly number[]
  offer(point: DecisionPoint<M['decisions']>, option: number): UnlabelledOption<M['options']>
  /**
   * Whether an option only takes back what its seat has laid by earlier options of the same question, so that it could
   * be picked without end. What is left without such options must lead on. Left out by a game that has none.
   */
  takesBack?(point: DecisionPoint<M['decisions']>, option: number): boolean
  /**
   * What a seat could think of that is not even a candidate of this question: ids of options, each with the reason. Empty
   * where the question itself says it all.
   */
  blocked(point: DecisionPoint<M['decisions']>): readonly (readonly [id: string, obstacle: M['obstacles']])[]
  /** What a seat, or a spectator (null), may see: built up field by field, never a state with fields removed. */
  table(viewer: number | null): object
  readonly result: Result | null
  /**
   * Deals anew, through the journal, all that this viewer may not know.
   * @param isThought whether what comes of it is only thought about: a copy of a table that is played on beside it may have to
   *   keep where they lie some cards that decide who is asked
   */
  redraw(viewer: number | null, random: RedrawChance, isThought?: boolean): void
}
