// The games by their manifests, one line for each. A game is named in its own folders and in four lists: here, in
// `game-names.ts`, in `simulator/kinds.ts` and in `web/lib/games.ts`. Lint holds that it is named nowhere else.
import type { GameManifest } from './game-manifest.ts'
import type { GameName } from './game-names.ts'
import { tal } from './tal/index.ts'
import { valley } from './valley/index.ts'

/** Every game by its name. */
export const games: Readonly<Record<GameName, GameManifest>> = { valley, tal }
