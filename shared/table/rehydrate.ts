// How a table comes back from its rows. The newest row says which others are needed, so it takes a few, however long the
// table has been played at, however many came and left before, and however often somebody took back.
import { games } from '../games.ts'
import type { Remains } from '../protocol.ts'
import { English } from '../messages/english.ts'
import type { ReportError, Rows } from './ports.ts'
import { TableState, type RowsNeeded } from './table-state.ts'
import type { MadeEvent, Newest, Row } from './rows.ts'
import { Seats } from './seats.ts'

/** What is known of a table without its game: enough to know who asks, and for its log. */
export interface Head {
  readonly made: MadeEvent
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
export function headOf(rows: Rows): Head | null {
  const head = headRowsOf(rows)
  return head && { made: head.made, newest: head.newest, seats: seatsOf(head) }
}

/**
 * Loads a table from its rows.
 * @returns null where there is no table, and what is left of one that this code cannot go on with
 */
export function rehydrate(rows: Rows, reportError: ReportError): TableState | Remains | null {
  const head = headRowsOf(rows)
  if (!head) return null
  const { made } = head
  // Rows that do not say where the others are come from a version that is gone.
  if (games[made.game]?.version !== made.version || !head.lobby.after.lobby) return remainsOf(head)
  const state = new TableState(made)
  const needed = neededOf(rows, head)
  try {
    state.rehydrate(needed)
    return state
  } catch (thrown) {
    // Whoever raised no version where one was due learns it here.
    reportError(thrown, { call: 'wake', made })
    return remainsOf(head)
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

function remainsOf(head: HeadRows): Remains {
  const {
    made: { game },
    newest: {
      after: { result },
    },
  } = head
  const { names } = seatsOf(head)
  return { game, names, result: result ? new English(game, names).result(result) : null }
}
