// Queries over the rows of a table. Only `allMoves` reads every row.
import type { GameHistory, RecordedMove, SeatPick } from '../protocol.ts'
import type { Rows } from './ports.ts'
import { movesOf, timed, type After, type Newest, type PickEvent, type Row, type TimedLine } from './rows.ts'
import type { TableState } from './table-state.ts'

/** At most so many rows with log lines are read at once. */
const rowsOfLines = 30

/** Whether a seat has made this same pick before, as when a call is repeated. Reads no row if the question is not answered yet. */
export function wasMade(rows: Rows, newest: Newest, seat: number, pick: SeatPick): boolean {
  const number = Number(pick.decision.split('-')[1])
  if (number > (newest.after.answered[seat] ?? 0)) return false
  const made = rows.row(firstWhere(rows, newest, after => (after.answered[seat] ?? 0) >= number))?.event
  return made?.kind === 'pick' && made.seat === seat && made.decision === pick.decision && isSame(made, pick)
}

/** All moves of the game, oldest first. Reads every row. */
export function allMoves(rows: Rows): readonly RecordedMove[] {
  return rows.events().flatMap(movesOf)
}

/** The history of a finished game. Holds seats but no names. */
export function historyOf(
  { made: { game, options, seats }, dealing: { seed, opened } }: TableState,
  picks: readonly RecordedMove[],
): GameHistory {
  return { game, options, seats, seed, shuffle: opened, picks }
}

/**
 * Log lines older than line `before`, oldest first, with their time: up to `count`, possibly fewer even if there are more,
 * but none only if there are none. How many there are tells nothing of picks that others have made in secret.
 */
export function linesBefore(rows: Rows, newest: Newest, before: number, count: number): readonly TimedLine[] {
  const last = Math.min(before - 1, newest.after.lines)
  if (last < 1) return []
  const found: TimedLine[] = []
  // The row to read next is the last of them; they name the earlier ones.
  let known: readonly number[] = [firstWhere(rows, newest, after => after.lines >= last)]
  for (let read = 0; read < rowsOfLines && found.length < count; read++) {
    const row = rows.row(known.at(-1) ?? 0)
    if (!row) break
    found.unshift(...timed(row).filter(({ line }) => line.n <= last))
    known = known.length > 1 ? known.slice(0, -1) : toldBefore(rows, row)
  }
  return found.slice(-count)
}

/** The newest rows with log lines before this one, which has some too, the newest last. */
function toldBefore(rows: Rows, { n, after }: Row): readonly number[] {
  const older = after.told.filter(each => each < n)
  return older.length > 0 || n === 1 ? older : rows.afterOf(n - 1).told
}

/**
 * The first row of the game after which a condition holds, by binary search.
 * @param holds must hold after the newest row, and must not stop holding once it does
 */
export function firstWhere(rows: Rows, { n, after: { begun } }: Newest, holds: (after: After) => boolean): number {
  let low = begun
  let high = n
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(rows.afterOf(middle))) high = middle
    else low = middle + 1
  }
  return low
}

/** Whether two picks of one question are the same: equal options, in the same order if order matters there. */
function isSame(made: PickEvent, other: SeatPick): boolean {
  const sorted = ({ options, then = [] }: SeatPick) =>
    JSON.stringify([options, ...then].map((each, at) => (made.ordered[at] ? each : [...each].sort())))
  return sorted(made) === sorted(other)
}
