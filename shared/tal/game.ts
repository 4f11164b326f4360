// Tal der Könige by the engine's contract: its name, its version and what a table of it may be made with. How it is played
// lies in `play.ts`, for whoever only plays a game again makes no table.
import type { Game } from '../engine/game.ts'
import { settle } from './options.ts'
import { rules } from './play.ts'
import type { TalState } from './state.ts'

/** Tal der Könige, the board game. */
export const tal: Game<TalState> = {
  name: 'tal',
  version: 2,
  settle: (options, seats) => settle(options, seats),
  ...rules,
}
