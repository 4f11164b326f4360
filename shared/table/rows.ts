// What a row says: who did what and when, what the log says of it, and where everything stands since. Nothing here reads
// or writes one.
import type { Line } from '../engine/log-lines.ts'
import type { Saved } from '../engine/match.ts'
import type { GameName, RecordedMove, Params, Pick, Result } from '../protocol.ts'
import type { Sitter } from './seats.ts'

/** The first row: the table, and its host on seat 0. */
export interface MadeEvent {
  readonly kind: 'made'
  readonly id: string
  readonly game: GameName
  /** Of the game's rules and state. */
  readonly version: number
  readonly options: Params
  readonly seats: number
  readonly seed: string
  readonly name: string
  readonly hash: string
}
export interface SatEvent extends Sitter {
  readonly kind: 'sat'
  readonly seat: number
}
export interface LeftEvent {
  readonly kind: 'left'
  readonly seat: number
}
/** `ordered`: for the pick and each that followed, whether the order of its options means something. */
export interface PickEvent extends Pick {
  readonly kind: 'pick'
  readonly seat: number
  readonly ordered: readonly boolean[]
}
/** A seat took its last pick back. */
export interface UndoEvent {
  readonly kind: 'undo'
  readonly seat: number
}
/** The table at which the same people go on. */
export interface NextEvent {
  readonly kind: 'next'
  readonly id: string
}
export type TableEvent = MadeEvent | SatEvent | LeftEvent | PickEvent | UndoEvent | NextEvent

/** Where everything stands after a row: with this the newest row leads to all others that are needed, however many there are. */
export interface After {
  /** The spectators' version, then each seat's. */
  readonly versions: readonly number[]
  /** Since when each seat is waited for, in milliseconds. */
  readonly since: Readonly<Record<string, number>>
  /** Before the game, and on the row that begins it: who sits where, and how many have come of late. */
  readonly lobby?: { readonly sitters: readonly (Sitter | null)[]; readonly joins: JoinCount }
  /** The row that began the game; 0 before. */
  readonly begun: number
  /** The newest row with a settled state, or the one that began the game; 0 before. */
  readonly settled: number
  /** The newest row with a summary of what was done since the settled one, or the settled one. */
  readonly summed: number
  /** By seat: the number of the question it answered last, those taken back included. */
  readonly answered: readonly number[]
  /** How many lines the log has. */
  readonly lines: number
  /** Rows that hold the newest lines, the oldest first. */
  readonly told: readonly number[]
  /** Once the game is over: how it ended, so that this can be told even where the game cannot be played again. */
  readonly result?: Result
  /** Once it is known: the table at which the same people go on. */
  readonly next?: string
}

/** How many came to a table of late, as of a moment in milliseconds. */
export interface JoinCount {
  readonly count: number
  readonly at: number
}

export interface Row {
  /** Rows are numbered from 1 in the order of the calls. */
  readonly n: number
  readonly at: number
  readonly event: TableEvent
  readonly lines: readonly Line[]
  readonly after: After
  /** The settled state, at a checkpoint of the game. */
  readonly saved: Saved | null
  /** Where long none has ended: all moves since the settled state, this one included. */
  readonly summary: string | null
}

/** Of the newest row what leads to all others. */
export interface Newest {
  readonly n: number
  readonly after: After
}

/** A line of the log, when it was written, and in which row. */
export interface TimedLine {
  readonly at: number
  readonly row: number
  readonly line: Line
}

/** The lines of a row with their time. */
export function timed({
  at,
  n,
  lines,
}: {
  readonly at: number
  readonly n: number
  readonly lines: readonly Line[]
}): readonly TimedLine[] {
  return lines.map(line => ({ at, row: n, line }))
}

/** What was done in the game, without what only a table keeps of it: one move, or none. */
export function movesOf(event: TableEvent): readonly RecordedMove[] {
  if (event.kind === 'undo') return [{ seat: event.seat, undo: true }]
  if (event.kind !== 'pick') return []
  const { seat, decision, options, then } = event
  return [{ seat, decision, options, ...(then ? { then } : {}) }]
}
