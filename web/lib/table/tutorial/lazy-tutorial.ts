// Fetches the tutorial of a game with the panel that shows it: only for tables that have one.
import type { GameName } from '#shared/game-names.ts'
import { part } from '../../platform/part.ts'
import { byGame } from '../../platform/by-game.ts'
import type { Collection } from '../../messages/collection.ts'
import type { Params } from '#shared/protocol.ts'
import type { Tutorial } from './steps.ts'

/** What a game hands in, in its `tutorial/tutorial.ts`. */
export interface GameTutorial {
  readonly tutorial: Tutorial
  /** What is played: always the same deal, for two. */
  readonly game: { readonly seed: string; readonly options: Params }
  readonly texts: Pick<Collection<object>, 'load'>
}

const files = byGame(import.meta.glob<GameTutorial>('../../*/tutorial/tutorial.ts'))

/** Fetches the tutorial of a game with its texts. */
export async function openTutorial(game: GameName): Promise<GameTutorial> {
  const come = await part(files[game])()
  await come.texts.load()
  return come
}

export const openPanel = part(() => import('./Panel.svelte'))
