// Tables of this browser whose making was never answered, for the page was closed before: nothing leads to them.
import { holdLock, unlessHeld } from '#web/lib/platform/locks.ts'
import { takeKeys } from '#web/lib/table/call-keys.ts'
import { call, callUntilAnswered, fetchInBrowser, type Fetch } from '#web/lib/table/table-api.ts'

const making = 'make here'

/** Names the wish for such a table. */
export const wishHere = (wished: unknown): string => `${making} ${JSON.stringify(wished)}`

/**
 * Keeps every tab from deleting what is being made, until this is ended or the page is closed.
 * @returns ends that
 */
export const holdMaking = (): (() => void) => holdLock(making, { mode: 'shared' })

/** Deletes them, unless a tab makes a table at this moment. */
export const deleteHalfMade = (fetch: Fetch = fetchInBrowser): Promise<void> =>
  unlessHeld(making, async () => {
    // The keys are forgotten first: whoever wishes the same from now on is to get another table.
    const keys = takeKeys(`${making} `)
    await Promise.all(
      keys.map(key =>
        callUntilAnswered(() => call(fetch, { method: 'DELETE', path: '/api/games/here', body: { key } })),
      ),
    )
  })
