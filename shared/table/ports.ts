// What a table needs of the place where it lives: somewhere to keep rows, connections to whoever looks on, a clock, its
// neighbours and chance. The same table lives wherever somebody provides these.
import type { Games } from '../game-manifest.ts'
import type { After, MadeEvent, Row, TableEvent } from './rows.ts'
import type { NextTableRequest } from './lobby.ts'
import type { Reply } from './reply.ts'

/** A seat, or null for a spectator. */
export type Viewer = number | null

/** The rows of one table: one a call, in the order of the calls. None is ever changed, nor deleted but all of them at once. */
export interface Rows {
  /** Whether a table was ever made here. Asking writes nothing. */
  readonly exist: boolean
  /** Makes the storage with the table's first row. */
  create(first: Row): void
  /** Stores one more row. Once this returns, no later crash of the program loses it. */
  append(row: Row): void
  /** The newest row; null where there is none. */
  readonly newest: Row | null
  /** One row; null where there is none of this number. */
  row(n: number): Row | null
  /**
   * Where everything stood after one row.
   * @throws Error where there is none of this number
   */
  after(n: number): After
  /** The rows from one to another, both included, the oldest first; none where the first lies behind the last. */
  between(first: number, last: number): readonly Row[]
  /** Up to `count` rows, row `last` and those before it, the newest first. */
  upTo(last: number, count: number): readonly Row[]
  /** The events of all rows, the oldest first. */
  events(): readonly TableEvent[]
  /** Resolves when all that was stored has reached the disk: only then may others learn of it. */
  flushed(): Promise<void>
  /** Deletes everything, and the wake-up that was asked for. */
  clear(): Promise<void>
}

/** What is kept of a connection while its table is not loaded. */
export interface Attachment {
  readonly viewer: Viewer
  /** From where it came, as an opaque text; null where that is not told. */
  readonly address: string | null
  /** Whether it is sent changes in place of whole views. */
  readonly changes: boolean
  /** When a frame last came over it, or else when it was accepted, in milliseconds. */
  readonly heard: number
  /** How many characters were sent over it since `counted` without a sign that anybody reads them. */
  readonly unread: number
  /** When counting these began, in milliseconds. */
  readonly counted: number
  /** How many frames came over it that could not be read. */
  readonly bad: number
}

/** One connection of somebody who looks at the table. The same connection is always the same object while the table is loaded. */
export interface Connection {
  /** What is kept of it; null where it was rejected and belongs to nobody. */
  readonly attachment: Attachment | null
  /** Keeps this of it. */
  attach(attachment: Attachment): void
  /** Whether it is open. Once the table has closed it, its frames may still come until the other end answers the close. */
  readonly isOpen: boolean
  /** When a `ping` was last answered without loading the table, in milliseconds; 0 where none was. */
  readonly lastPing: number
  send(text: string): void
  close(code: number, reason: string): void
  /** Closes this end where the other one has closed. */
  answerClose(): void
}

/** Everybody who is connected to one table. */
export interface Connections {
  /** A viewer's connections, those included that are closing. */
  of(viewer: Viewer): readonly Connection[]
  /** Everybody's, those included that are closing or belong to nobody. */
  all(): readonly Connection[]
}

export interface Clock {
  /** In milliseconds since 1970. */
  now(): number
  /** Runs something later; not at all where the table is unloaded before. */
  after(milliseconds: number, run: () => void): void
  /** Resolves once whatever else waits to be done has had its turn. */
  turn(): Promise<void>
  /** Has the table woken at this time, loaded or not, in place of any time asked for before. */
  wakeAt(time: number): Promise<void>
}

/** The other tables. */
export interface Peers {
  /** Makes the table that follows, or takes a seat at it. */
  follow(request: NextTableRequest): Promise<Reply>
}

/** So many bytes of chance that nobody can foretell. */
export type RandomBytes = (count: number) => Uint8Array

/** Tells the operator that something failed which nobody meant to fail: in which call, and at which kind of table. */
export type ReportError = (
  thrown: unknown,
  place: { readonly call: string; readonly made?: Pick<MadeEvent, 'game' | 'version'> | undefined },
) => void

/** All that one table needs. */
export interface Ports {
  /** The games that may be played here. */
  readonly games: Games
  readonly rows: Rows
  readonly connections: Connections
  readonly clock: Clock
  readonly peers: Peers
  readonly randomBytes: RandomBytes
  readonly reportError: ReportError
  /** Whether frames cost tokens, and connections that nobody reads are closed. */
  readonly isLimited: () => boolean
}
