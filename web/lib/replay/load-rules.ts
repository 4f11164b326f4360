// The rules of each game: nobody but who watches a game again needs them in the browser.
import type { Rules } from '#shared/engine/game.ts'
import type { State } from '#shared/engine/game-context.ts'
import type { GameName } from '#shared/protocol.ts'
import { byGame } from '../platform/by-game.ts'
import { part } from '../platform/part.ts'

const files = byGame(import.meta.glob<Rules<State>>('../../../shared/*/play.ts', { import: 'rules' }))

export const fetchRules = (game: GameName): Promise<Rules<State>> => part(files[game])()
