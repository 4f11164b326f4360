// The lines of a game's log as they are stored: a key with params. The sentence is made where it is read, in the reader's
// language.
import type { Level } from '../bot-levels.ts'
import type { NoParams, Params } from '../message.ts'

/** What is logged of who plays a seat, in every game's log. */
export type SeatEvents = {
  /** The seat has a bot play on, for itself or for another seat. */
  readonly 'stand-in': { readonly bot: Level; readonly seat?: number }
  /** The seat's player plays again. */
  readonly back: NoParams
  /** The seat's player has left it to a bot for good. */
  readonly 'gave-up': { readonly bot: Level }
  /** The seat's time ran out: a bot makes its next pick. */
  readonly late: NoParams
}

/** What the engine itself logs, in every game's log. */
export type EngineEvents = SeatEvents & {
  /** A pick was taken back: the lines from number `since` up to this one no longer hold. */
  readonly undo: { readonly since: number }
}

/** One line. One seat gets `secret` in place of `params`. */
export interface Line {
  readonly n: number
  readonly pick: number
  readonly round: number
  readonly seat: number | null
  readonly key: string
  readonly params: Params
  readonly secret?: { readonly seat: number; readonly params: Params }
}

/** Counters of a match. An undo does not take them back, so no id is ever used twice. */
export interface Numbers {
  /** Lines of the log so far. */
  lines: number
  /** Picks so far that have logged something. Others must not learn how many more there were. */
  picks: number
  /** Questions asked so far, by seat. */
  readonly questions: number[]
  /** How many ids were given so far to cards in public places. */
  shown: number
  /** How many ids were given so far to cards in a hand, by seat. */
  readonly held: number[]
}

/** The counters of a match that has not begun. */
export function freshNumbers(seats: number): Numbers {
  const zero = () => Array.from({ length: seats }, () => 0)
  return { lines: 0, picks: 0, questions: zero(), shown: 0, held: zero() }
}

/** A copy that can be changed independently. */
export function copyNumbers(numbers: Numbers): Numbers {
  return { ...numbers, questions: [...numbers.questions], held: [...numbers.held] }
}

/** The params of a line as a viewer gets them: the secret ones for the seat they belong to. */
export function paramsFor(line: Line, viewer: number | null): Params {
  return line.secret && line.secret.seat === viewer ? line.secret.params : line.params
}
