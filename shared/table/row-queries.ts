// What is looked for in the rows while a game goes on. No query reads more of them than it needs, but the one for all moves.
import type { GameHistory, RecordedMove, Pick } from '../protocol.ts'
import type { Rows } from './ports.ts'
import { movesOf, timed, type After, type Newest, type PickEvent, type TimedLine } from './rows.ts'

/** So many rows are looked through for lines of the log at once. */
const rowsOfLines = 30

/** Whether this very pick of a seat was accepted before. A question that the seat has not answered yet is not looked for. */
export function wasMade(rows: Rows, newest: Newest, seat: number, pick: Pick): boolean {
  const number = Number(pick.decision.split('-')[1])
  if (number > (newest.after.answered[seat] ?? 0)) return false
  const made = rows.row(firstWhere(rows, newest, after => (after.answered[seat] ?? 0) >= number))?.event
  return made?.kind === 'pick' && made.seat === seat && made.decision === pick.decision && isSame(made, pick)
}

/** All that was done since the game began, the oldest first. Reads every row. */
export function allMoves(rows: Rows): readonly RecordedMove[] {
  return rows.events().flatMap(movesOf)
}

/** A game that is over, from all its moves. Says nothing of who made them but the seat. */
export function historyOf(
  { game, options, seats, seed }: Omit<GameHistory, 'picks'>,
  picks: readonly RecordedMove[],
): GameHistory {
  return { game, options, seats, seed, picks }
}

/**
 * Lines of the log older than line `before`, the oldest first, each with its time: up to `count`, fewer where they lie in
 * many rows, and none only where there are none.
 */
export function linesBefore(rows: Rows, newest: Newest, before: number, count: number): readonly TimedLine[] {
  const last = Math.min(before - 1, newest.after.lines)
  if (last < 1) return []
  const found: TimedLine[] = []
  const row = firstWhere(rows, newest, after => after.lines >= last)
  for (const each of rows.upTo(row, rowsOfLines)) {
    found.unshift(...timed(each).filter(({ line }) => line.n <= last))
    if (found.length >= count) break
  }
  return found.slice(-count)
}

/** The first row of the game after which something holds that goes on holding, as it does after the newest: a binary search. */
function firstWhere(rows: Rows, { n, after: { begun } }: Newest, holds: (after: After) => boolean): number {
  let low = begun
  let high = n
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(rows.after(middle))) high = middle
    else low = middle + 1
  }
  return low
}

/** Whether two picks of one question are the same: the same options, in the same order where that means something. */
function isSame(made: PickEvent, other: Pick): boolean {
  const sorted = ({ options, then = [] }: Pick) =>
    JSON.stringify([options, ...then].map((each, at) => (made.ordered[at] ? each : [...each].sort())))
  return sorted(made) === sorted(other)
}
