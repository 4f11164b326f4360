// The lines of a game's log as they are kept: a key and parameters, made once where the thing happens.
// Text is made where it is read, in the reader's language.
import type { Params } from '../message.ts'

/** What the engine itself logs, in every game's log. */
export type EngineEvents = {
  /** A pick was taken back: lines from `since` on do not hold any more. */
  readonly undo: { readonly since: number }
}

/** One line. `secret` takes the place of `params` for one seat alone. */
export interface Line {
  readonly n: number
  readonly pick: number
  readonly round: number
  readonly seat: number | null
  readonly key: string
  readonly params: Params
  readonly secret?: { readonly seat: number; readonly params: Params }
}

/** Running numbers of a table. An undo does not take them back, so no id is ever used twice. */
export interface Numbers {
  /** Lines of the log so far. */
  lines: number
  /** Picks so far of which the log tells something: others never learn how many there were beside them. */
  picks: number
  /** Questions put so far, by seat. */
  readonly questions: number[]
  /** Cards that were given a name on the table so far. */
  shown: number
  /** Cards that were given a name in a hand so far, by seat. */
  readonly held: number[]
}

/** The numbers of a table at which nothing has happened yet. */
export function freshNumbers(seats: number): Numbers {
  const zero = () => Array.from({ length: seats }, () => 0)
  return { lines: 0, picks: 0, questions: zero(), shown: 0, held: zero() }
}

/** A copy that runs on by itself. */
export function copyNumbers(numbers: Numbers): Numbers {
  return { ...numbers, questions: [...numbers.questions], held: [...numbers.held] }
}

/** The params of a line as one viewer gets them. */
export function paramsFor(line: Line, viewer: number | null): Params {
  return line.secret && line.secret.seat === viewer ? line.secret.params : line.params
}
