// A series: tables that follow one another, each made by `again` at the one before. Who sits down again brings along the
// games that seat has won; the circle of the seats stays, and who begins moves on by one seat.
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Rules } from '../engine/game.ts'
import type { State } from '../engine/game-context.ts'
import { Referee } from '../engine/referee.ts'
import type { SeriesView } from '../protocol.ts'
import type { MadeEvent } from './rows.ts'
import type { TableState } from './table-state.ts'

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

/** What is stored of it with the next table; its seats are those of that table. */
export interface Series {
  readonly game: number
  readonly begins?: number
  readonly best?: number
  /** Which seat the host had at the table before: all others sit as many seats further on as they did there. */
  readonly turned: number
}

/** What the series is taken on with by a seat of a game that is over. */
export function followedFrom(state: TableState, seat: number): Followed {
  const { made } = state
  const { best } = standOf(state)
  const began = firstSeat({ ...made, seed: state.dealing.seed }, state.game)
  return {
    game: gameOf(made) + 1,
    begins: began === null ? null : (began + 1) % made.seats,
    wins: winsOf(state),
    ...(best === undefined ? {} : { best }),
    seat,
  }
}

/** The series as a new table stores it, made by the seat that goes on. */
export function seriesOf({ game, begins, best, seat }: Followed, seats: number): Series {
  return {
    game,
    ...(begins === null ? {} : { begins: turnedBy(begins, seat, seats) }),
    ...(best === undefined ? {} : { best }),
    turned: seat,
  }
}

/** Where who had this seat at the table before sits at a table: as far from the host as there. */
export function turnedBy(seat: number, turned: number, seats: number): number {
  return (seat - turned + seats) % seats
}

/** The series as everybody sees it; null at a table that follows none and is followed by none yet. */
export function seriesView(state: TableState): SeriesView | null {
  const { made, next } = state
  if (!made.series && next === null) return null
  const { best } = standOf(state)
  return {
    game: gameOf(made),
    wins: winsOf(state),
    ...(made.series?.begins === undefined ? {} : { begins: made.series.begins }),
    ...(best === undefined ? {} : { best }),
  }
}

/** The seat that begins a game, as the line `begin` of its deal says; null where there is none. */
export function firstSeat(
  { options, seats, seed }: Pick<MadeEvent, 'options' | 'seats'> & { readonly seed: string },
  game: Rules<State>,
): number | null {
  const { opening } = new Referee(game, options, seats, hexToBytes(seed))
  return opening.find(({ key }) => key === 'begin')?.seat ?? null
}

function gameOf({ series }: MadeEvent): number {
  return series?.game ?? 1
}

/** By seat, the games won before this one and, once it is over, this one. */
function winsOf({ seats, referee }: TableState): readonly number[] {
  const winners = referee?.result?.winners ?? []
  return seats.wins.map((wins, seat) => wins + (winners.includes(seat) ? 1 : 0))
}

/** In a solitaire: the most points of a game of the series that is over. */
function standOf({ made, referee }: TableState): { readonly best?: number } {
  const totals = [made.series?.best, made.seats === 1 ? referee?.result?.scores[0]?.total : undefined].filter(
    total => total !== undefined,
  )
  return totals.length > 0 ? { best: Math.max(...totals) } : {}
}
