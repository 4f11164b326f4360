// Seats bots at a table before its game.
import type { Level } from '#shared/bot-levels.ts'
import { botText } from '#web/lib/table/bots/bot-texts.ts'
import type { Session } from '#web/lib/table/session.svelte.ts'
import { addressOf, call, fetchInBrowser, troubleOf, type Fetch } from '#web/lib/table/table-api.ts'
import { refusalText } from '#web/lib/messages/refusal-text.ts'

/**
 * Seats so many bots of a level, the first on a seat that was pressed, the others on the first free ones. A call without an
 * answer is not repeated, for it may have seated one.
 * @returns why the table refused; empty if it did not, or if the game has begun meanwhile
 */
export async function seatBots(
  { id, token }: Pick<Session, 'id' | 'token'>,
  level: Level,
  count: number,
  seat: number,
  fetch: Fetch = fetchInBrowser,
): Promise<string> {
  for (let seated = 0; seated < count; seated++) {
    const path = addressOf(id, '/seats')
    const answer = await call<{ seat: number }>(fetch, {
      method: 'POST',
      path,
      token,
      body: { bot: level, ...(seated === 0 ? { seat } : {}) },
    })
    if (answer.ok) continue
    const trouble = troubleOf(answer)
    if (trouble.code === 'already-started') break
    return trouble.code === 'no-answer' ? botText('choose.lost') : refusalText(trouble)
  }
  return ''
}
