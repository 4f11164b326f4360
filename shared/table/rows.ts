// The rows that a table stores, as types: one row for each call, with what was done and when, its log lines, and what is
// needed to load the table from there.
import type { Line } from '../engine/log-lines.ts'
import type { Saved } from '../engine/match.ts'
import type { GameName, RecordedMove, Params, Pick, Result } from '../protocol.ts'
import type { SeatedBot, SeatedPerson, Sitter } from './seats.ts'

/** The first row: the table was made, with its host on seat 0. */
export interface MadeEvent extends SeatedPerson {
  readonly kind: 'made'
  readonly id: string
  readonly game: GameName
  /** The game's `version` when the table was made. */
  readonly version: number
  readonly options: Params
  readonly seats: number
  readonly seed: string
  /** The bots on the seats from 1 on, if it was made with some. */
  readonly bots?: readonly SeatedBot[]
}
export type SatEvent = Sitter & { readonly kind: 'sat'; readonly seat: number }
export interface LeftEvent {
  readonly kind: 'left'
  readonly seat: number
}
/** `ordered`: for the pick and each that followed, whether the order of its options matters. */
export interface PickEvent extends Pick {
  readonly kind: 'pick'
  readonly seat: number
  readonly ordered: readonly boolean[]
}
/** What a bot has picked. */
export interface BotPick extends Pick {
  readonly seat: number
}
/** Picks of bots, one after the other, until a person was asked. */
export interface BotsEvent {
  readonly kind: 'bots'
  readonly picks: readonly BotPick[]
}
/** A seat took its last pick back. */
export interface UndoEvent {
  readonly kind: 'undo'
  readonly seat: number
}
/** The next table of the same people was made. */
export interface NextEvent {
  readonly kind: 'next'
  readonly id: string
}
export type TableEvent = MadeEvent | SatEvent | LeftEvent | PickEvent | BotsEvent | UndoEvent | NextEvent

/** What a row says of the table after it. In the newest row this names all other rows that are needed to load the table. */
export interface After {
  /** The version of the spectators' view, then of each seat's. */
  readonly versions: readonly number[]
  /** By seat that is waited for: since when, in milliseconds since 1970. */
  readonly since: Readonly<Record<string, number>>
  /** Up to the row that begins the game: who sits where, and how many have joined lately. */
  readonly lobby?: { readonly sitters: readonly (Sitter | null)[]; readonly joins: JoinCount }
  /** The number of the row that began the game; 0 before. */
  readonly begun: number
  /** The newest row that holds a state (`saved`), or else the one that began the game; 0 before. */
  readonly settled: number
  /** The newest row with a `summary` of the moves since that one, or else that one. */
  readonly summed: number
  /** By seat: the number of the question it answered last, even if it has taken the answer back. */
  readonly answered: readonly number[]
  /** The number of lines in the log. */
  readonly lines: number
  /** The rows that hold the newest log lines, oldest first. */
  readonly told: readonly number[]
  /** Once the game is over: its result, which can then be shown even by code that cannot play the game again. */
  readonly result?: Result
  /** The id of the next table of the same people, once it was made. */
  readonly next?: string
}

/** How many have joined a table lately (see join-limit.ts), as of `at`, in milliseconds since 1970. */
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
  /** The state at the last checkpoint that the game has reached with this row; null if it has reached none. */
  readonly saved: Saved | null
  /** The moves since the last checkpoint, as text: in every twentieth row without one, and where bots have gone on from it. */
  readonly summary: string | null
}

/** The part of the newest row that names all others. */
export interface Newest {
  readonly n: number
  readonly at: number
  readonly after: After
}

/** A log line with its time, in milliseconds since 1970, and the number of its row. */
export interface TimedLine {
  readonly at: number
  readonly row: number
  readonly line: Line
}

/** The log lines of a row with their time. */
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

/** The moves that an event stands for: one, or those of bots in their order; none if the event is not one of the game. */
export function movesOf(event: TableEvent): readonly RecordedMove[] {
  if (event.kind === 'bots') return event.picks
  if (event.kind === 'undo') return [{ seat: event.seat, undo: true }]
  if (event.kind !== 'pick') return []
  const { seat, decision, options, then } = event
  return [{ seat, decision, options, ...(then ? { then } : {}) }]
}
