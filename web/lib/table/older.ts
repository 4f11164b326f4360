// Fetches lines of a table's log from before those that views carry.
import type { LogLine } from '#shared/protocol.ts'
import { addressOf, call, fetchInBrowser } from './wire.ts'

/** Up to 200 lines older than this one, in this viewer's form; null where there was no answer. */
export async function olderLines(id: string, token: string | null, before: number): Promise<readonly LogLine[] | null> {
  const answer = await call<{ readonly log: readonly LogLine[] }>(fetchInBrowser, {
    method: 'GET',
    path: addressOf(id, `/log?before=${before}`),
    token,
  })
  return answer.ok ? answer.body.log : null
}
