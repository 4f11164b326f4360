// The interfaces through which a table reaches its surroundings: storage, connections, clock, other tables, randomness.
// Four programs implement them: the worker with a Durable Object, the page with IndexedDB (web/lib/local), the simulator
// and the tests in memory.
import type { Games } from '../game-manifest.ts'
import type { PushTarget } from '../protocol.ts'
import type { PushReason } from './push-notices.ts'
import type { After, MadeEvent, Row, TableEvent } from './rows.ts'
import type { Reply } from './reply.ts'
import type { NextTableRequest } from './table-requests.ts'

/** A seat, or null for a spectator. */
export type Viewer = number | null

/** The rows of one table: one for each call, in order. Rows are only added; deleting deletes them all. */
export interface Rows {
  /** Whether the table was made. Asking writes nothing: storage that was never written costs nothing. */
  readonly exist: boolean
  /** Creates the storage with the table's first row. */
  create(first: Row): void
  /** Stores one more row. Once this returns, no later crash of the program loses it. */
  append(row: Row): void
  /** The newest row; null if there is none. */
  readonly newest: Row | null
  /** `after` of the newest row, which is all that is read; null if no table was made here. */
  readonly newestAfter: After | null
  /** The row of this number; null if there is none. */
  row(n: number): Row | null
  /**
   * `after` of the row of this number, without reading the rest of the row.
   * @throws Error if there is none
   */
  afterOf(n: number): After
  /** The rows from `first` to `last`, both included, oldest first; none if `first` is greater. */
  between(first: number, last: number): readonly Row[]
  /** Up to `count` rows backwards from row `last`, newest first. */
  upTo(last: number, count: number): readonly Row[]
  /** The events of all rows, oldest first. */
  events(): readonly TableEvent[]
  /** Resolves when all that was stored has reached the disk. Others may be told of it only then. */
  flushed(): Promise<void>
  /** Deletes all rows and the scheduled wake-up. */
  clear(): Promise<void>
}

/** What is stored with a connection while its table is not loaded. */
export interface Attachment {
  readonly viewer: Viewer
  /** Opaque text that says from where it came; null if unknown. */
  readonly address: string | null
  /** Whether it is sent changes instead of whole views. */
  readonly changes: boolean
  /** Whether it is sent what seats say to one another. */
  readonly talk?: true
  /** Whether its page is out of sight, as its client has said: whoever is called there is told as if it were closed. */
  readonly hidden?: true
  /** When its last frame came, at first when it was accepted; in milliseconds since 1970. */
  readonly heard: number
  /** How many characters were sent over it since `counted` without a sign of life from the client. */
  readonly unread: number
  /** When this count began, in milliseconds since 1970. */
  readonly counted: number
  /** How many bad frames came over it. */
  readonly bad: number
  /**
   * The row that has called its seat when the table had closed it already or its page was hidden, or of which its player
   * was told since: when it ends, however late, this is no reason to tell of that call.
   */
  readonly passedOver?: number
  /** Whether its seat was freed since: whoever sits there next has nothing to do with it. */
  readonly freed?: true
}

/** One connection. While the table is loaded, the same connection is always represented by the same object. */
export interface Connection {
  /** What is stored with it; null if it was rejected. */
  readonly attachment: Attachment | null
  /** Replaces what is stored with it. */
  attach(attachment: Attachment): void
  /** Whether it is open. After the table has closed it, frames may still come until the client answers the close. */
  readonly isOpen: boolean
  /** When a `ping` was last answered without loading the table, in milliseconds since 1970; 0 if never. */
  readonly lastPing: number
  send(text: string): void
  close(code: number, reason: string): void
  /** Answers the client's close. */
  answerClose(): void
}

/** All connections to one table. */
export interface Connections {
  /** A viewer's connections, closing ones included. */
  of(viewer: Viewer): readonly Connection[]
  /** All connections, closing and rejected ones included. */
  all(): readonly Connection[]
}

export interface Clock {
  /** In milliseconds since 1970. */
  now(): number
  /** Runs something later; not at all if the table is unloaded before. */
  after(milliseconds: number, run: () => void): void
  /** Resolves in a later task, once other events that are waiting have been handled. */
  nextTask(): Promise<void>
  /** Schedules the one wake-up, in milliseconds since 1970, in place of an earlier one. It happens whether the table is loaded or not. */
  wakeAt(time: number): Promise<void>
  /** When the wake-up is scheduled for, in milliseconds since 1970; null if none is. */
  wakesAt(): Promise<number | null>
}

/** The other tables. */
export interface Peers {
  /** Makes the table that follows this one, or takes a seat at it. */
  follow(request: NextTableRequest): Promise<Reply>
}

/** One message for one browser of a player. */
export interface PushMessage {
  readonly target: PushTarget
  readonly reason: PushReason
  readonly text: string
  /** A later message with the same topic takes the place of one that was not fetched yet. */
  readonly topic: string
  /** How long it may wait to be fetched. */
  readonly seconds: number
  readonly isUrgent: boolean
}

/** The push services of browsers. */
export interface Push {
  /** Whether messages can be sent from here at all. */
  readonly isOn: boolean
  /**
   * Sends a message. Never rejects: a failure is reported where it is known.
   * @param isDue whether it is still worth sending, before it is tried a second time
   * @returns false if the target is gone for good
   */
  send(message: PushMessage, isDue: () => boolean): Promise<boolean>
}

/** Returns so many cryptographically random bytes. */
export type RandomBytes = (count: number) => Uint8Array

/** Reports a refusal or an unexpected error to the operator: in which call, and at which kind of table. */
export type ReportError = (
  thrown: unknown,
  context: { readonly call: string; readonly made?: Pick<MadeEvent, 'game' | 'version'> | undefined },
) => void

/** The surroundings of one table. */
export interface Ports {
  /** The games that may be played here. */
  readonly games: Games
  readonly rows: Rows
  readonly connections: Connections
  readonly clock: Clock
  readonly peers: Peers
  readonly push: Push
  readonly randomBytes: RandomBytes
  readonly reportError: ReportError
  /** Whether frames are rate-limited, and connections whose client shows no sign of life are closed. */
  readonly isLimited: () => boolean
  /** After so many picks bots think on only in a wake-up of their own: for platforms that limit how long one event computes. */
  readonly picksAtOnce: number
  /** Whether a table that nobody has touched for long is deleted (lifetime.ts). */
  readonly forgets: boolean
}
