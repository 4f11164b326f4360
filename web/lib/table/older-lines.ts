// Fetches older lines of a table's log than those in views.
import type { LogLine } from '#shared/protocol.ts'
import { addressOf, call, fetchInBrowser } from './table-api.ts'

/** Up to 200 lines older than the one with this number, as this viewer may see them; null if there was no answer. */
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
