// The manifest of a game: all that tables and the worker know of it.
import type { GameBots } from './bots/game-bots.ts'
import type { Game } from './engine/game.ts'
import type { State } from './engine/game-context.ts'
import type { GameName } from './game-names.ts'
import type { Params } from './message.ts'
import type { GameMessages } from './messages/game-messages.ts'

/** A game's rules, and its English sentences, which the worker sends beside every key. */
export interface GameManifest<S extends State = State> extends Game<S> {
  readonly english: GameMessages
  /** Its bots; a game without any is played by people only. */
  readonly bots?: GameBots<S>
  /** What its players can say to one another, by key; nothing where it is left out. */
  readonly talk?: readonly string[]
  /** The variant of it that is played with these settled options, as link previews name it; without, links show only the site. */
  readonly variantOf?: (options: Params) => string
}

/** The games that a worker, or a test, has, by name. */
export type Games = Readonly<Record<string, GameManifest>>

/** The names of these games. Typed as the names of this build; a test may add a game whose name is not among them. */
export const namesOf = (games: Games): readonly GameName[] => Object.keys(games) as GameName[]
