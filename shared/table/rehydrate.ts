// Loads a table from its rows. The newest row names the others that are needed, so a few rows suffice however long the game
// is.
import type { GameManifest, Games } from '../game-manifest.ts'
import type { Remains } from '../protocol.ts'
import { englishOf } from './log-lines.ts'
import type { ReportError, Rows } from './ports.ts'
import { TableState, type RowsNeeded } from './table-state.ts'
import type { MadeEvent, Newest, Row } from './rows.ts'
import { Seats } from './seats.ts'

/** What is known of a table without loading its game: enough to check tokens and to read the log. */
export interface Head {
  readonly made: MadeEvent
  /** Undefined if this code no longer has the game. */
  readonly game: GameManifest | undefined
  readonly seats: Seats
  readonly newest: Newest
}

/** The rows that name all others; `lobby` is the newest row that says who sits where. */
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
  return { made, newest, lobby: lobbyRowOf(rows, newest) }
}

/** The row that says who sat where when this one was stored. */
function lobbyRowOf(rows: Rows, row: Row): Row {
  const { begun } = row.after
  return begun > 0 ? (rows.row(begun) ?? row) : row
}

/** What is known of a table without loading its game, even if it cannot be loaded; null if there is no table. */
export function headOf(rows: Rows, games: Games): Head | null {
  const head = headRowsOf(rows)
  return head && { made: head.made, game: games[head.made.game], newest: head.newest, seats: seatsOf(head) }
}

/**
 * Loads a table from its rows.
 * @returns null if there is no table; what is still known of it if this code cannot continue it
 */
export function rehydrate(rows: Rows, games: Games, reportError: ReportError): TableState | Remains | null {
  const head = headRowsOf(rows)
  if (!head) return null
  const { made } = head
  const game = games[made.game]
  // Rows of very early versions do not name the others.
  if (game?.version !== made.version || !head.lobby.after.lobby) return remainsOf(head, game)
  const state = new TableState(made, game)
  const needed = neededOf(rows, head)
  try {
    state.rehydrate(needed)
    return state
  } catch (thrown) {
    // The game's version should have been raised but was not, for the moves can no longer be played: the operator must know.
    reportError(thrown, { call: 'wake', made })
    return remainsOf(head, game)
  }
}

/**
 * A table as it was right after one of its rows: a state of its own, so that nothing done to it reaches the table.
 * @throws Error if there is no such row, or its moves cannot be played again
 */
export function stateAfter(rows: Rows, { made, game }: Pick<TableState, 'made' | 'game'>, n: number): TableState {
  const newest = rows.row(n)
  if (!newest) throw new Error(`there is no row ${n}`)
  const state = new TableState(made, game)
  state.rehydrate(neededOf(rows, { lobby: lobbyRowOf(rows, newest), newest }))
  return state
}

function neededOf(rows: Rows, { lobby, newest }: Pick<HeadRows, 'lobby' | 'newest'>): RowsNeeded {
  const { begun, settled, summed, told, push } = newest.after
  const tail = begun === 0 || summed === newest.n ? [] : [...rows.between(summed + 1, newest.n - 1), newest]
  const known = new Map([lobby, newest, ...tail].map(row => [row.n, row]))
  const row = (n: number): Row => {
    const found = known.get(n) ?? rows.row(n)
    if (!found) throw new Error(`there is no row ${n}`)
    known.set(n, found)
    return found
  }
  const calls = push ? row(push.row) : null
  if (begun === 0) return { lobby, newest, settled: lobby, summed: lobby, tail, told: [], push: calls }
  return { lobby, newest, settled: row(settled), summed: row(summed), tail, told: told.map(row), push: calls }
}

function seatsOf({ made, lobby, newest }: HeadRows): Seats {
  return new Seats(
    lobby.after.lobby?.sitters ?? [
      { name: made.name, hash: made.hash },
      ...Array.from({ length: made.seats - 1 }, () => null),
    ],
    newest.after,
  )
}

function remainsOf(head: HeadRows, game: GameManifest | undefined): Remains {
  const { made, newest } = head
  const { result } = newest.after
  const seats = seatsOf(head)
  return { game: made.game, names: seats.names, result: result ? englishOf({ game, seats }).result(result) : null }
}
