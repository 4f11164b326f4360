// Fetches what a replay needs: the last view of the game, its whole history, and its rules.
import { replayOf } from '../table/end/play-through.ts'
import { fetchHistory } from '../table/fetch-history.ts'
import { fetchRules } from '../table/load-rules.ts'
import { tokenFor } from '../table/seat-storage.ts'
import { callUntilAnswered, troubleOf, tableApi, type Trouble } from '../table/table-api.ts'
import type { FinishedGame } from './finished-game.ts'

/** A finished game from its beginning, or why there is none. */
export async function fetchReplay(id: string): Promise<FinishedGame | Trouble> {
  const fetched = await fetchHistory(id)
  if (!fetched.ok) return troubleOf(fetched)
  const [rules, view] = await Promise.all([
    fetchRules(fetched.body.game),
    callUntilAnswered(() => tableApi().view(id, tokenFor(id), null)),
  ])
  if (!view.ok) return troubleOf(view)
  const end = { ...view.body, ended: view.body.log.at(-1)?.at ?? '' }
  return { end, history: fetched.body, replay: replayOf(rules, fetched.body) }
}
