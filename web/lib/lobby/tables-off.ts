// Local tables that were taken off the list: they are deleted for good once no list offers any more to put them back.
import { holdLock, unlessHeld } from '#web/lib/platform/locks.ts'
import { deleteTable } from '#web/lib/table/delete-table.ts'
import { lastOpened, localTablesOff } from '#web/lib/table/seats-kept.ts'
import { fetchInBrowser, type Fetch } from '#web/lib/table/table-api.ts'

const lockOf = (table: string) => `undo ${table}`

/**
 * Keeps every tab from deleting a table for good, until this is ended or the page is closed. To be called before the
 * table is taken off the list, for another tab may look at once.
 * @returns ends that
 */
export const offerUndo = (table: string): (() => void) => holdLock(lockOf(table), { mode: 'shared' })

/** Deletes what was taken off the list, but for what a list can still put back. */
export async function deleteTablesOff(fetch: Fetch = fetchInBrowser): Promise<void> {
  await Promise.all(
    localTablesOff().map(id =>
      unlessHeld(lockOf(id), async () => {
        // It may have been put back just now.
        if (lastOpened(id) === null) await deleteTable({ id, token: null }, fetch)
        // Refused where the browser lets the site store nothing: then the table goes with its page.
      }).catch(() => undefined),
    ),
  )
}
