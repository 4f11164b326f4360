// The rules of each game: nobody but who watches a game again needs them in the browser.
import type { Game } from '#shared/engine/game.ts'
import type { State } from '#shared/engine/run.ts'
import type { GameName } from '#shared/protocol.ts'
import { part } from '../table/part.ts'

export const rulesOf = {
  valley: part(() => import('#shared/valley/game.ts').then(({ valley }) => valley as unknown as Game<State>)),
  tal: part(() => import('#shared/tal/game.ts').then(({ tal }) => tal as unknown as Game<State>)),
} as const satisfies Readonly<Record<GameName, () => Promise<Game<State>>>>
