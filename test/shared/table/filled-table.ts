// Tables that have so many rows that what could go on without end comes to its end.
import { required } from '#test/shared/required.ts'
import type { HostedTable } from './memory-place.ts'

/** Before the game and in it, calls that could go on without end are refused after so many rows. */
export const most = 5000

/**
 * Copies a table's newest row until it has so many, counted from the beginning of its game where that has begun, and
 * has it loaded anew.
 */
export function fillTo(table: HostedTable, rows = most): void {
  const newest = required(table.rows.newest)
  for (let n = newest.n + 1; n <= newest.after.begun + rows; n++)
    table.rows.texts.push(JSON.stringify({ ...newest, n }))
  table.unload()
}
