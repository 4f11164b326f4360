// Tables of this browser whose making was never answered, for the page was closed before: nothing leads to them.
import { besideOthers, unlessHeld } from '#web/lib/platform/locks.ts'
import { takeKeys } from '#web/lib/table/call-keys.ts'
import { call, callUntilAnswered, fetchInBrowser, type Fetch } from '#web/lib/table/table-api.ts'

const making = 'make here'

/** Names the wish for such a table. */
export const wishHere = (wished: unknown): string => `${making} ${JSON.stringify(wished)}`

/** Makes such a table: no tab takes it for half-made, unless this page is closed before it is made. */
export const whileMaking = <Made>(make: () => Promise<Made>): Promise<Made> => besideOthers(making, make)

/** Deletes them, unless a tab makes a table at this moment. */
export async function deleteHalfMade(fetch: Fetch = fetchInBrowser): Promise<void> {
  let keys: readonly string[] = []
  // What is begun from here on has another key, whoever wishes it.
  await unlessHeld(making, () => {
    keys = takeKeys(`${making} `)
  })
  await Promise.all(
    keys.map(key => callUntilAnswered(() => call(fetch, { method: 'DELETE', path: '/api/games/here', body: { key } }))),
  )
}
