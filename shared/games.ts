// The registry of games, one line for each. A game is named in its own folders, here and in the page's registry
// (`web/lib/games.ts`), and nowhere else; lint checks that.
import type { GameManifest } from './game-manifest.ts'
import type { GameName } from './game-names.ts'
import { tal } from './tal/index.ts'
import { valley } from './valley/index.ts'

/** Every game by its name. */
export const games: Readonly<Record<GameName, GameManifest>> = { valley, tal }
