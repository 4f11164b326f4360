// What rows keep of push messages, as types: whom they reach, and who was called with which row.
import type { PushTarget } from '../protocol.ts'
import type { LeakyBucket } from './leaky-bucket.ts'

/** How the person on a seat is reached. */
export interface SeatTargets {
  /** The hash of this person's token: whoever sits there later is somebody else. */
  readonly hash: string
  /** The oldest first. */
  readonly targets: readonly PushTarget[]
  /** How often they have lately changed. */
  readonly changes: LeakyBucket
}

/** By seat. */
export type PushTargets = Readonly<Record<string, SeatTargets>>

/** How the persons on seats are reached from now on. */
export interface PushEvent {
  readonly kind: 'push'
  readonly all: PushTargets
}

/** Seats were waited for so long that they are reminded. */
export interface RemindedEvent {
  readonly kind: 'reminded'
  readonly seats: readonly number[]
}

/** What a row says of push messages after it. */
export interface PushAfter {
  /** The row that says how the persons on seats are reached. */
  readonly row: number
  /** Seats left or given up since that row, if any: what it says of them counts no more, whoever sits there. */
  readonly freed?: readonly number[]
  /** By seat that is waited for: the row that has called it. None where its own undo has brought that about. */
  readonly called: Readonly<Record<string, number>>
  /** Seats that are waited for and were reminded, until the table waits for something else. */
  readonly reminded: readonly number[]
  /** By seat that is waited for: when it is to be reminded, in milliseconds since 1970. */
  readonly remind: Readonly<Record<string, number>>
}
