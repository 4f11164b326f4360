// The games there are. Nothing else names them.
import type { Game } from './engine/game.ts'
import type { State } from './engine/game-context.ts'
import type { GameName } from './protocol.ts'
import { tal } from './tal/game.ts'
import { valley } from './valley/game.ts'

/** Every game by its name. */
export const games: Readonly<Record<GameName, Game<State>>> = {
  valley: valley as unknown as Game<State>,
  tal: tal as unknown as Game<State>,
}
