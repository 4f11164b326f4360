// Fetches what a replay needs: the last view of the game, its whole history, and its rules.
import { hexToBytes } from '@noble/hashes/utils.js'
import { Replay } from '#shared/engine/game-replay.ts'
import type { GameHistory, View } from '#shared/protocol.ts'
import { tokenFor } from '../table/seat-storage.ts'
import {
  addressOf,
  call,
  fetchInBrowser,
  callUntilAnswered,
  troubleOf,
  tableApi,
  type Trouble,
} from '../table/table-api.ts'
import { fetchRules } from './load-rules.ts'

export interface ReplayData {
  readonly end: View
  readonly replay: Replay
}

/** A finished game from its beginning, or why there is none. */
export async function fetchReplay(id: string): Promise<ReplayData | Trouble> {
  const fetched = await callUntilAnswered(() =>
    call<GameHistory>(fetchInBrowser, { method: 'GET', path: addressOf(id, '/history') }),
  )
  if (!fetched.ok) return troubleOf(fetched)
  const { game, options, seats, seed, picks } = fetched.body
  const [rules, view] = await Promise.all([
    fetchRules(game),
    callUntilAnswered(() => tableApi().view(id, tokenFor(id), null)),
  ])
  if (!view.ok) return troubleOf(view)
  return { end: view.body, replay: new Replay(rules, { options, seats, seed: hexToBytes(seed), moves: picks }) }
}
