// Deletes a table at once, for its host: before its game and after it; in this browser whenever somebody wishes.
import { forgetTable } from './seats-kept.ts'
import type { Session } from './session.svelte.ts'
import { addressOf, call, callUntilAnswered, fetchInBrowser, troubleOf, type Fetch, type Trouble } from './table-api.ts'

/**
 * May safely be repeated. Everything about the table is forgotten in this browser.
 * @returns why it was refused; null if it was not
 */
export async function deleteTable(
  { id, token }: Pick<Session, 'id' | 'token'>,
  fetch: Fetch = fetchInBrowser,
): Promise<Trouble | null> {
  const answer = await callUntilAnswered(() =>
    call<{ readonly id: string }>(fetch, { method: 'DELETE', path: addressOf(id), token }),
  )
  const trouble = answer.ok ? null : troubleOf(answer)
  // A table that is gone shows that an earlier call was carried out whose answer was lost.
  if (trouble !== null && trouble.code !== 'no-such-game') return trouble
  forgetTable(id)
  return null
}
