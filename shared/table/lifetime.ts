// How long a table lives, and how long it grows. The one alarm is set when the table is made and again only when it has
// rung too early, so that neither a pick nor a look costs a row for it.
import type { Newest } from './rows.ts'

const day = 24 * 60 * 60 * 1000

/** A table that nobody touches for this long, in milliseconds, forgets itself. */
export const untouched = 60 * day
/** The same while its game has not begun. */
export const untouchedLobby = 3 * day

/** When a table touched last at `touched`, in milliseconds, is to be forgotten. */
export function forgetAt(touched: number, hasBegun: boolean): number {
  return touched + (hasBegun ? untouched : untouchedLobby)
}

/** So many rows may come before a game, and so many in it: more than any game needs that goes on. */
const mostRows = 5000
/** From here on nothing is taken back, so that what is left suffices to play to the end. */
const mostRowsWithUndo = 4000

/** Whether a table can keep no more. */
export function isFull({ n, after: { begun } }: Newest): boolean {
  return n - begun >= mostRows
}

/**
 * Whether picks may still be taken back, as far as rows go. It ends only where the game is settled, when there is nothing to
 * take back for anybody: so it never tells how many picks there were that nobody may see.
 */
export function hasRoomForUndo({ after: { begun, settled } }: Newest): boolean {
  return settled - begun < mostRowsWithUndo
}
