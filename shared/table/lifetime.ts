// How long a table is kept, and how many rows it may have. The one alarm is set when the table is made, and again only
// when something is due earlier, when it has rung, or while bots play and nobody is connected (next-wake-up.ts), so
// that a pick of people who are there writes no row for it.
import { ApiError } from './api-error.ts'
import type { Newest } from './rows.ts'

const day = 24 * 60 * 60 * 1000

/** A table is deleted after this many milliseconds in which it has stored no row (`keptUntil`). */
export const untouched = 60 * day
/** The same while its game has not begun. */
export const untouchedLobby = 3 * day
/** The same once its game is over. */
export const untouchedOver = 30 * day

/** When a table is to be deleted, in milliseconds since 1970. */
export function forgetAt({ at, after: { begun, result } }: Newest): number {
  return at + (begun === 0 ? untouchedLobby : result ? untouchedOver : untouched)
}

/**
 * So many rows may come before the game, and as many during it, of what could go on without end. Picks are never
 * refused for it, so that every game can be played to its end, to which the rules lead once nothing is taken back.
 */
const maxRows = 5000
/** So many more before the game for seats that the host frees, once all others can free none any more. */
const rowsOfHost = 1000
/** Beyond this nothing can be taken back. */
const maxRowsWithUndo = 4000
/**
 * How many options a seat can pick in a turn or phase that only take back what it has laid: each makes loading a table
 * slower.
 */
export const maxTakenBack = 200

/** Whether a table may store no more rows of what could go on without end. */
function isFull({ n, after: { begun } }: Newest, most = maxRows): boolean {
  return n - begun >= most
}

/**
 * Refuses what could go on without end at a table that has too many rows.
 * @param sentence does not ask to try again, for waiting does not help
 * @throws ApiError too-many
 */
export function checkRoom(newest: Newest, sentence: string): void {
  if (isFull(newest)) throw tooMany(sentence)
}

/**
 * The same for a seat that is to be freed before the game. What anybody with the link could do without end, come and
 * go, ends here and not at sitting down: so every seat can be taken, and the game can always begin.
 * @throws ApiError host-only where the host still can; too-many
 */
export function checkRoomToFree(newest: Newest, isHost: boolean): void {
  if (isFull(newest, maxRows + rowsOfHost))
    throw tooMany('So many have come and gone at this table that no seat can be freed any more.')
  if (!isHost && isFull(newest))
    throw new ApiError('host-only', {
      message: 'So many have come and gone at this table that only the host can still free a seat.',
    })
}

function tooMany(message: string): ApiError {
  return new ApiError('too-many', { message, isForGood: true })
}

/**
 * Whether there are rows left for undos. Decided by the row of the last checkpoint, at which nobody has anything to take
 * back: if it changed in between, it would give away how many secret picks the others have made.
 */
export function hasRoomForUndo({ after: { begun, settled } }: Newest): boolean {
  return settled - begun < maxRowsWithUndo
}

/**
 * How many options that only take something back a seat is offered in a turn or phase, counted by its own picks alone.
 */
export function takingBackLimit(newest: Newest): number {
  return hasRoomForUndo(newest) ? maxTakenBack : 0
}
