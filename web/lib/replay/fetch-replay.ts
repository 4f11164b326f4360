// Fetches what a replay needs: the last view of the game, its whole history, and its rules.
import type { View } from '#shared/protocol.ts'
import { replayOf } from '../table/end/play-through.ts'
import { fetchHistory } from '../table/fetch-history.ts'
import { fetchRules } from '../table/load-rules.ts'
import { tokenFor } from '../table/seat-storage.ts'
import { callUntilAnswered, troubleOf, tableApi, type Answer, type Trouble } from '../table/table-api.ts'
import type { FinishedGame } from './finished-game.ts'

/** A finished game from its beginning, or why there is none. */
export async function fetchReplay(id: string): Promise<FinishedGame | Trouble> {
  const fetched = await fetchHistory(id)
  if (!fetched.ok) return troubleOf(fetched)
  const [rules, view] = await Promise.all([fetchRules(fetched.body.game), fetchEnd(id)])
  if (!view.ok) return troubleOf(view)
  const end = { ...view.body, ended: view.body.log.at(-1)?.at ?? '' }
  return { end, history: fetched.body, replay: replayOf(rules, fetched.body) }
}

/** The last view. Anybody may see it, also who holds the token of a seat that was freed, or left to a bot for good. */
async function fetchEnd(id: string): Promise<Answer<View>> {
  const seen = (token: string | null) => callUntilAnswered(() => tableApi().view(id, token, null))
  const answer = await seen(tokenFor(id))
  return !answer.ok && troubleOf(answer).code === 'bad-token' ? seen(null) : answer
}
