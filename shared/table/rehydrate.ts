// How a table comes back from its rows. The newest row says which others are needed, so it takes a few, however long the
// table has been played at, however many came and left before, and however often somebody took back.
import type { GameManifest, Games } from '../game-manifest.ts'
import type { Remains } from '../protocol.ts'
import { englishOf } from './log-lines.ts'
import type { ReportError, Rows } from './ports.ts'
import { TableState, type RowsNeeded } from './table-state.ts'
import type { MadeEvent, Newest, Row } from './rows.ts'
import { Seats } from './seats.ts'

/** What is known of a table without its game: enough to know who asks, and for its log. */
export interface Head {
  readonly made: MadeEvent
  /** None where this code has no such game any more. */
  readonly game: GameManifest | undefined
  readonly seats: Seats
  readonly newest: Newest
}

/** The rows that lead to all others. */
interface HeadRows {
  readonly made: MadeEvent
  readonly lobby: Row
  readonly newest: Row
}

function headRowsOf(rows: Rows): HeadRows | null {
  const newest = rows.exist ? rows.newest : null
  if (newest === null) return null
  const made = (newest.n === 1 ? newest : rows.row(1))?.event
  if (made?.kind !== 'made') return null
  return { made, newest, lobby: newest.after.begun > 0 ? (rows.row(newest.after.begun) ?? newest) : newest }
}

/** What is known of a table that is not loaded, or cannot be; null where there is none. */
export function headOf(rows: Rows, games: Games): Head | null {
  const head = headRowsOf(rows)
  return head && { made: head.made, game: games[head.made.game], newest: head.newest, seats: seatsOf(head) }
}

/**
 * Loads a table from its rows.
 * @returns null where there is no table, and what is left of one that this code cannot go on with
 */
export function rehydrate(rows: Rows, games: Games, reportError: ReportError): TableState | Remains | null {
  const head = headRowsOf(rows)
  if (!head) return null
  const { made } = head
  const game = games[made.game]
  // Rows that do not say where the others are come from a version that is gone.
  if (game?.version !== made.version || !head.lobby.after.lobby) return remainsOf(head, game)
  const state = new TableState(made, game)
  const needed = neededOf(rows, head)
  try {
    state.rehydrate(needed)
    return state
  } catch (thrown) {
    // Whoever raised no version where one was due learns it here.
    reportError(thrown, { call: 'wake', made })
    return remainsOf(head, game)
  }
}

function neededOf(rows: Rows, { lobby, newest }: HeadRows): RowsNeeded {
  const { begun, settled, summed, told } = newest.after
  if (begun === 0) return { lobby, newest, settled: lobby, summed: lobby, tail: [], told: [] }
  const tail = summed === newest.n ? [] : [...rows.between(summed + 1, newest.n - 1), newest]
  const known = new Map([lobby, newest, ...tail].map(row => [row.n, row]))
  const row = (n: number): Row => {
    const found = known.get(n) ?? rows.row(n)
    if (!found) throw new Error(`there is no row ${n}`)
    known.set(n, found)
    return found
  }
  return { lobby, newest, settled: row(settled), summed: row(summed), tail, told: told.map(row) }
}

function seatsOf({ made, lobby }: HeadRows): Seats {
  return new Seats(
    lobby.after.lobby?.sitters ?? [
      { name: made.name, hash: made.hash },
      ...Array.from({ length: made.seats - 1 }, () => null),
    ],
  )
}

function remainsOf(head: HeadRows, game: GameManifest | undefined): Remains {
  const { made, newest } = head
  const { result } = newest.after
  const seats = seatsOf(head)
  return { game: made.game, names: seats.names, result: result ? englishOf({ game, seats }).result(result) : null }
}
