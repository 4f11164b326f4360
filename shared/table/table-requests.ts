// What tables are made from, and seats at the next table taken with, as one part of the worker hands it to another.
import type { MakeTable } from '../protocol.ts'
import type { SeatedBot } from './seats.ts'

/** What a new table is made from. */
export interface TableRequest extends MakeTable {
  readonly id: string
  readonly origin: string
  /** The seed of its game, for tables of one browser whose game is settled beforehand. The API takes none. */
  readonly seed?: string
}

/** What a table that follows another takes over from it. All seats are those of the other table. */
export interface Followed {
  /** Which game of the series the next one is, from 2 on. */
  readonly game: number
  /** The seat that is to begin: the one after that which began the last game; null where the game does not say who begins. */
  readonly begins: number | null
  /** By seat: how many games of the series it has won. */
  readonly wins: readonly number[]
  /** In a solitaire: the most points of a game of the series. */
  readonly best?: number
  /** The seat that goes on. */
  readonly seat: number
}

/** What a table that follows another is made from, or a seat there taken with. */
export interface NextTableRequest extends Omit<TableRequest, 'bots'> {
  /** What the seat gets there. */
  readonly token: string
  /** The bots of the old table with their seats there: they sit down with whoever makes the next one. */
  readonly bots: readonly (SeatedBot & { readonly seat: number })[]
  readonly followed: Followed
  /** Whether that table was made already: if it is gone, it is not made again under the same id. */
  readonly isMade: boolean
}
