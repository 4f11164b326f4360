// What a game hands in to be played at tables: all that a table, and whoever serves it, knows of a game.
import type { Game } from './engine/game.ts'
import type { State } from './engine/game-context.ts'
import type { GameName } from './game-names.ts'
import type { GameMessages } from './messages/game-messages.ts'

/** A game, whole: its rules, and the English that the worker puts beside every key. */
export interface GameManifest<S extends State = State> extends Game<S> {
  readonly english: GameMessages
}

/** The games that are played at some place, by their names. */
export type Games = Readonly<Record<string, GameManifest>>

/** Their names: to a page these are the games of the build that both belong to. */
export const namesOf = (games: Games): readonly GameName[] => Object.keys(games) as GameName[]
