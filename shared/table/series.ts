// A series: tables that follow one another, each made by `again` at the one before. Who sits down again brings along the
// games that seat has won; the circle of the seats stays, and who begins moves on by one seat.
import type { Referee } from '../engine/referee.ts'
import type { GameManifest } from '../game-manifest.ts'
import type { SeriesView } from '../protocol.ts'
import type { Dealing } from './dealing.ts'
import { firstSeat } from './first-seat.ts'
import type { MadeEvent, Series } from './rows.ts'
import type { Seats } from './seats.ts'
import type { Followed } from './table-requests.ts'

/** What of a table says how its series stands. */
interface SeriesTable {
  readonly made: MadeEvent
  readonly game: GameManifest
  readonly seats: Pick<Seats, 'wins'>
  readonly referee: Referee | null
  readonly next: string | null
  readonly dealing: Pick<Dealing, 'seed'>
}

/** What the series is taken on with by a seat of a game that is over. */
export function followedFrom(state: SeriesTable, seat: number): Followed {
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
    ...(begins === null ? {} : { begins: rotatedSeat(begins, seat, seats) }),
    ...(best === undefined ? {} : { best }),
    turned: seat,
  }
}

/**
 * The seat at the next table of whoever had this seat at the table before: seats are rotated, so that the one who makes
 * that table gets the host's seat.
 * @param turned the seat that its maker had before
 */
export function rotatedSeat(seat: number, turned: number, seats: number): number {
  return (seat - turned + seats) % seats
}

/** The series as everybody sees it; null at a table that follows none and is followed by none yet. */
export function seriesView(state: SeriesTable): SeriesView | null {
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

function gameOf({ series }: MadeEvent): number {
  return series?.game ?? 1
}

/** By seat, the games won before this one and, once it is over, this one. */
function winsOf({ seats, referee }: SeriesTable): readonly number[] {
  const winners = referee?.result?.winners ?? []
  return seats.wins.map((wins, seat) => wins + (winners.includes(seat) ? 1 : 0))
}

/** In a solitaire: the most points of a game of the series that is over. */
function standOf({ made, referee }: SeriesTable): { readonly best?: number } {
  const totals = [made.series?.best, made.seats === 1 ? referee?.result?.scores[0]?.total : undefined].filter(
    total => total !== undefined,
  )
  return totals.length > 0 ? { best: Math.max(...totals) } : {}
}
