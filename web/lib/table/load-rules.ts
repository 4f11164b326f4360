// Fetches the rules of a game, which the browser needs only to play a finished game again.
import type { Rules } from '#shared/engine/game.ts'
import type { State } from '#shared/engine/game-context.ts'
import type { GameName } from '#shared/protocol.ts'
import { byGame } from '../platform/by-game.ts'
import { part } from '../platform/part.ts'

const files = byGame(import.meta.glob<Rules<State>>('../../../shared/*/play.ts', { import: 'rules' }))

export const fetchRules = (game: GameName): Promise<Rules<State>> => part(files[game])()
