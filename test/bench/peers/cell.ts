// What is measured of one server with one game at so many tables, as one process hands it to another.
import type { GameName } from '#shared/protocol.ts'
import type { KindName } from './kinds.ts'

/** What is to be done. */
export interface Task {
  readonly kind: KindName
  readonly address: string
  /** The server's process, and whether it only starts the one that serves. */
  readonly pid: number
  readonly isStarter: boolean
  readonly game: GameName
  readonly tables: number
  /** How long the server plays before it counts, how long at the fixed rate, and how long as fast as it goes; in seconds. */
  readonly seconds: { readonly warm: number; readonly paced: number; readonly fast: number }
  /** The fixed rate, in picks a second. */
  readonly rate: number
}

/** One way of playing, measured. */
export interface Load {
  readonly picks: number
  /** Picks a second. */
  readonly rate: number
  /** From sending a pick to the last of the other clients having its view, in milliseconds; and of how many picks. */
  readonly half: number
  readonly most95: number
  readonly most99: number
  readonly timed: number
  /** A pick's, of the server's processes, in milliseconds. */
  readonly processor: number
  /** Part of one core that the process of the clients has used. */
  readonly clients: number
  /** Over the wires of all clients of a table, a pick, in bytes. */
  readonly sent: number
  readonly received: number
}

/** What came of it. */
export interface Measured {
  /** At the fixed rate; null where the server cannot keep up with it. */
  readonly paced: Load | null
  /** As fast as it goes. */
  readonly fast: Load
  /** Milliseconds of the server's processor time to make a table and have everybody connect to it. */
  readonly opening: number
  /** Resident memory of the server, in bytes: warm but without tables, with the tables open, and at the end. */
  readonly empty: number
  readonly opened: number
  readonly played: number
}
