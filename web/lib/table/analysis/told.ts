// What the page is told of an analysis: log lines and options as it has them.
import type { LogLine, Option } from '#shared/protocol.ts'
import type { Moment } from '../end/course.ts'

/** By lines of the log or, where there are none, by the options that were picked. */
export interface ToldMove {
  /** The key of the question that it answered. */
  readonly asked: string
  readonly lines: readonly LogLine[]
  readonly options: readonly Option[]
}

export interface ToldMistake {
  /** After how many moves, and in which round, it was made. */
  readonly at: number
  readonly round: number
  readonly made: ToldMove
  readonly better: ToldMove
  readonly lost: number
  readonly within: number
}

export interface ToldAnalysis {
  /** What all numbers count: chances of a hundred, or for somebody who plays alone points at the end. */
  readonly unit: 'chances' | 'points'
  /** What each seat had, turn by turn, to the end. */
  readonly course: readonly Moment[]
  /** By seat. */
  readonly mistakes: readonly (readonly ToldMistake[])[]
  /** By seat; null where there is none to be told. */
  readonly luck: readonly number[] | null
}

export type WorkerMessage =
  | { readonly percent: number }
  | { readonly analysis: ToldAnalysis }
  | { readonly failed: true }
