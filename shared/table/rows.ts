// The rows that a table stores, as types: one row for each call, with what was done and when, its log lines, and what is
// needed to load the table from there.
import type { Line } from '../engine/log-lines.ts'
import type { Level } from '../bot-levels.ts'
import type { Saved } from '../engine/match.ts'
import type { GameName, RecordedMove, Params, SeatPick, Result } from '../protocol.ts'
import type { LeakyBucket } from './leaky-bucket.ts'
import type { PushAfter, PushEvent, RemindedEvent } from './push-rows.ts'
import type { SeatedBot, SeatedPerson, SeatChanges, Sitter } from './seats.ts'
import type { SealedWait } from './waits.ts'

/** What a table that follows another stores of their series; its seats are those of this table. */
export interface Series {
  readonly game: number
  readonly begins?: number
  readonly best?: number
  /** Which seat the host had at the table before: all others sit as many seats further on as they did there. */
  readonly turned: number
}

/** The first row: the table was made, with its host on seat 0. Its seed is made of a secret once it begins, or was given. */
export type MadeEvent = MadeTable & ({ readonly secret: string } | { readonly seed: string })
interface MadeTable extends SeatedPerson {
  readonly kind: 'made'
  readonly id: string
  readonly game: GameName
  /** The game's `version` when the table was made. */
  readonly version: number
  readonly options: Params
  readonly seats: number
  /** The bots it was made with, if any: each on the seat it has had before, else from seat 1 on. */
  readonly bots?: readonly (SeatedBot & { readonly seat?: number })[]
  /** Where it follows another table. */
  readonly series?: Series
}
export type SatEvent = Sitter & { readonly kind: 'sat'; readonly seat: number }
export interface LeftEvent {
  readonly kind: 'left'
  readonly seat: number
}
/** `ordered`: for the pick and each that followed, whether the order of its options matters. */
export interface PickEvent extends SeatPick {
  readonly kind: 'pick'
  readonly seat: number
  readonly ordered: readonly boolean[]
}
/** What a bot has picked; `late`: for a person whose time had run out. */
export interface BotPick extends SeatPick {
  readonly seat: number
  readonly late?: true
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
/** A bot plays on for a person from now on, as seat `by` has asked. */
export interface StandInEvent {
  readonly kind: 'stand-in'
  readonly seat: number
  readonly bot: Level
  readonly by: number
}
/** A person for whom a bot has played plays again. */
export interface BackEvent {
  readonly kind: 'back'
  readonly seat: number
}
/** A person has left the seat to a bot for good. */
export interface GaveUpEvent {
  readonly kind: 'gave-up'
  readonly seat: number
  readonly bot: Level
}
/** Changes of who plays a seat during the game. */
export type SeatEvent = StandInEvent | BackEvent | GaveUpEvent
/** The next table of the same people was made, or another one after that was gone. */
export interface NextEvent {
  readonly kind: 'next'
  readonly id: string
}
/** The clock of a table that everybody had left was stopped, or runs again since somebody has come to look. */
export interface ClockEvent {
  readonly kind: 'clock'
  readonly runs: boolean
}
/** Changes of whom push messages reach, and what they were sent for. */
export type NoticeEvent = PushEvent | RemindedEvent
export type TableEvent =
  | MadeEvent
  | SatEvent
  | LeftEvent
  | PickEvent
  | BotsEvent
  | UndoEvent
  | SeatEvent
  | ClockEvent
  | NextEvent
  | NoticeEvent

/** What a link preview needs of a table beside its phase. */
export interface PreviewFacts {
  readonly game: GameName
  /** The game's `version` when the table was made. */
  readonly version: number
  /** The variant of the game, as its previews name it. */
  readonly variant: string
  /** The name of who has made the table. */
  readonly host: string
}

/** What a row says of the table after it. In the newest row this names all other rows that are needed to load the table. */
export interface After extends SeatChanges {
  /** The version of the spectators' view, then of each seat's. */
  readonly versions: readonly number[]
  /** By seat that is waited for: since when, in milliseconds since 1970. */
  readonly since: Readonly<Record<string, number>>
  /**
   * Up to the row that begins the game, and again once it is over: who sits where, and how many have joined lately, or
   * were next tables made lately in the place of one that is gone.
   */
  readonly lobby?: {
    readonly sitters: readonly (Sitter | null)[]
    readonly joins: LeakyBucket
    /** Once the game has begun, where its seed was made of a secret. */
    readonly count?: number
  }
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
  /** How often bots were lately asked to stand in: what each seat has asked for itself, and others for it. */
  readonly asked?: Readonly<Record<string, LeakyBucket>>
  /**
   * By seat whose time runs: when it is out, in milliseconds since 1970. Where a bot stands in that has not picked yet:
   * when it would be if the player came back with this row.
   */
  readonly until?: Readonly<Record<string, number>>
  /** By seat that can take back the answer for which it was waited: that wait. */
  readonly sealed?: Readonly<Record<string, SealedWait>>
  /** How many picks bots have made because time was out, since anybody has done anything that everybody may see. */
  readonly late?: number
  /** Where the clock was stopped, because everybody has left. */
  readonly stopped?: true
  /** Once anybody has asked for push messages. */
  readonly push?: PushAfter
  /** Once the game is over: its result, which can then be shown even by code that cannot play the game again. */
  readonly result?: Result
  /** The id of the next table of the same people, once it was made. */
  readonly next?: string
  /** For link previews, if the game has any: one row tells all that they show. */
  readonly preview?: PreviewFacts
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
  switch (event.kind) {
    case 'bots':
      return event.picks
    case 'undo':
      return [{ seat: event.seat, undo: true }]
    case 'stand-in':
      return [{ seat: event.seat, standIn: event.bot, by: event.by }]
    case 'back':
      return [{ seat: event.seat, back: true }]
    case 'gave-up':
      return [{ seat: event.seat, gaveUp: event.bot }]
    case 'pick': {
      const { seat, decision, options, then } = event
      return [{ seat, decision, options, ...(then ? { then } : {}) }]
    }
    default:
      return []
  }
}
