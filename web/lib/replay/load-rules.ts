// The rules of each game: nobody but who watches a game again needs them in the browser.
import type { Rules } from '#shared/engine/game.ts'
import type { State } from '#shared/engine/game-context.ts'
import type { GameName } from '#shared/protocol.ts'
import { part } from '../platform/part.ts'

export const rulesOf = {
  valley: part(() => import('#shared/valley/play.ts').then(({ rules }) => rules)),
  tal: part(() => import('#shared/tal/play.ts').then(({ rules }) => rules)),
} as const satisfies Readonly<Record<GameName, () => Promise<Rules<State>>>>
