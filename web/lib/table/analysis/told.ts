// What the page is told of an analysis: chances of a hundred in place of worths, and log lines as it has them.
import type { LogLine } from '#shared/protocol.ts'
import type { Moment } from '../end/course.ts'

export interface ToldMistake {
  /** After how many moves, and in which round, it was made. */
  readonly at: number
  readonly round: number
  readonly made: readonly LogLine[]
  readonly better: readonly LogLine[]
  readonly lost: number
  readonly within: number
}

export interface ToldAnalysis {
  /** The chances of each seat, turn by turn. */
  readonly course: readonly Moment[]
  /** By seat. */
  readonly mistakes: readonly (readonly ToldMistake[])[]
  readonly luck: readonly number[]
}

export type WorkerMessage =
  { readonly percent: number } | { readonly analysis: ToldAnalysis } | { readonly failed: true }
