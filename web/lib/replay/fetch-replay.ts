// Fetches what a replay needs: the last view of the game, its whole history, and its rules.
import type { Replay } from '#shared/engine/game-replay.ts'
import type { View } from '#shared/protocol.ts'
import { replayOf } from '../table/end/play-through.ts'
import { fetchHistory } from '../table/fetch-history.ts'
import { tokenFor } from '../table/seat-storage.ts'
import { callUntilAnswered, troubleOf, tableApi, type Trouble } from '../table/table-api.ts'
import { fetchRules } from '../table/load-rules.ts'

export interface ReplayData {
  readonly end: View
  readonly replay: Replay
}

/** A finished game from its beginning, or why there is none. */
export async function fetchReplay(id: string): Promise<ReplayData | Trouble> {
  const fetched = await fetchHistory(id)
  if (!fetched.ok) return troubleOf(fetched)
  const [rules, view] = await Promise.all([
    fetchRules(fetched.body.game),
    callUntilAnswered(() => tableApi().view(id, tokenFor(id), null)),
  ])
  if (!view.ok) return troubleOf(view)
  return { end: view.body, replay: replayOf(rules, fetched.body) }
}
