// The contract a game fulfils. The engine knows nothing else of a game, and a game nothing of who asks or stores.
import type { DecisionKind, Option, Params, RefusalCode, Result } from '../protocol.ts'
import type { Ask, Step } from './ask.ts'
import type { Random } from './random.ts'
import type { Run, State } from './run.ts'

/** Key and parameters of a sentence. */
export interface Said { readonly key: string, readonly params: Params }

/** An option as its seat gets it, before words are put to it. */
export type Offer = Omit<Option, 'label'>

/** A question as its seat gets it, before words are put to it. */
export interface Question extends Said {
  readonly id: string
  readonly kind: DecisionKind
  readonly min: number
  readonly max: number
  readonly ordered: boolean
  readonly options: readonly Offer[]
}

/** Options of a table, complete: what was left open is filled in. */
export type Settled = Params

/** Why options were refused. */
export interface Problem { readonly code: Extract<RefusalCode, 'bad-options'>, readonly message: string }

/** What a game is played by, once its options are settled. */
export interface Rules<S extends State> {
  /** The state before anything was shuffled or dealt. */
  start(options: Settled, seats: number): S
  /** A deep copy, written by hand. */
  copy(state: S): S
  /** The game as it is played on one state. */
  play(run: Run<S>, options: Settled, seats: number): Play
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
export interface Play {
  /** Shuffles and deals: the only thing done before the first question. */
  deal(): void
  /** From a settled state, what is asked next; `done` when the game is over. Changes nothing. */
  next(): Step
  /** Grows whenever a stretch has ended after which the state is worth keeping (a turn, a phase). */
  readonly stretch: number
  /** Why a seat is waited for: public knowledge alone. */
  waiting(ask: Ask): Said
  /** What a question is called and what its params are, for the seat that is asked. */
  question(ask: Ask): Said
  /** Options in the order their seat gets them, which tells nothing of hidden orders. */
  sorted(ask: Ask, options: readonly number[]): readonly number[]
  offer(ask: Ask, option: number): Offer
  /** What a seat, or a spectator (null), may see. Built up field by field, never cut down from the state. */
  table(viewer: number | null): object
  readonly result: Result | null
  /** Exchanges, through the journal, all that this viewer may not know. */
  redraw(viewer: number | null, random: Pick<Random<State>, 'below' | 'shuffle'>): void
}
