// Valley of the Kings by the engine's contract: its name, its version and what a table of it may be made with. How it is played
// lies in `play.ts`, for whoever only plays a game again makes no table.
import type { Game } from '../engine/game.ts'
import { settle } from './options.ts'
import { rules } from './play.ts'
import type { ValleyState } from './state.ts'

/** Valley of the Kings, the deck-builder. */
export const valley: Game<ValleyState> = {
  name: 'valley',
  version: 3,
  settle: (options, seats, below) => settle(options, seats, below),
  ...rules,
}
