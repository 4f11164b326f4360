// Fetches lines of a table's log from before those that views carry.
import type { LogLine } from '#shared/protocol.ts'
import { addressOf, call, fetchInBrowser } from './table-api.ts'

/** Up to 200 lines older than this one, in this viewer's form and that of its game; null where there was no answer. */
export async function olderLines<L extends LogLine = LogLine>(
  id: string,
  token: string | null,
  before: number,
): Promise<readonly L[] | null> {
  const answer = await call<{ readonly log: readonly L[] }>(fetchInBrowser, {
    method: 'GET',
    path: addressOf(id, `/log?before=${before}`),
    token,
  })
  return answer.ok ? answer.body.log : null
}
