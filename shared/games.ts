// The games there are, a line a game. Nothing outside a game's own folders names it but the registries: this one, and the
// page's (`web/lib/games.ts`).
import type { GameManifest } from './game-manifest.ts'
import type { GameName } from './game-names.ts'
import { tal } from './tal/index.ts'
import { valley } from './valley/index.ts'

/** Every game by its name. */
export const games: Readonly<Record<GameName, GameManifest>> = { valley, tal }
