// Fetches lines of a table's log from before those that views carry.
import type { LogLine } from '#shared/protocol.ts'

/** Up to 200 lines older than this one, in this viewer's form; null where there was no answer. */
export async function olderLines(id: string, token: string | null, before: number): Promise<readonly LogLine[] | null> {
  try {
    const answer = await fetch(`/api/games/${encodeURIComponent(id)}/log?before=${before}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {}, cache: 'no-store', signal: AbortSignal.timeout(10_000),
    })
    return answer.ok ? (await answer.json() as { readonly log: readonly LogLine[] }).log : null
  } catch {
    return null
  }
}
