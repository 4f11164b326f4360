// Fetches the history of a finished game.
import type { GameHistory } from '#shared/protocol.ts'
import { addressOf, call, callUntilAnswered, fetchInBrowser } from './table-api.ts'

/** All moves of a game that is over, or why they are not given. */
export const fetchHistory = (id: string) =>
  callUntilAnswered(() => call<GameHistory>(fetchInBrowser, { method: 'GET', path: addressOf(id, '/history') }))
