// Fetches what shows and words a hint: only where one is asked for.
import type { GameName } from '#shared/game-names.ts'
import type { Hint, Option, View } from '#shared/protocol.ts'
import { loadTexts, type Collection } from '../../messages/collection.ts'
import { hint as texts } from '../../messages/lazy-texts.ts'
import { prompts } from '../../messages/texts.ts'
import { byGame } from '../../platform/by-game.ts'
import { part } from '../../platform/part.ts'
import type { Pointed } from '../tutorial/steps.ts'

/** What a game hands in, in its `hint/hint.ts`. */
export interface GameHints {
  /** The picks in words, where their options' own words would be too long. */
  readonly moves?: (view: View, hint: Hint) => string | null
  /** Why the move is good, in one sentence; empty where nothing can be said of it. */
  readonly reason: (view: View, hint: Hint) => string
  /** Where the move is made: the first of these that can be seen is pointed at. */
  readonly at: (view: View, hint: Hint) => readonly Pointed[]
  /**
   * A move by all its picks, in sentences without their ends: where the options' own words would not do.
   * @param asked the key of the question that it answered
   */
  readonly picked?: (view: View, asked: string, options: readonly Option[]) => readonly string[]
  readonly texts: Pick<Collection<object>, 'load'>
}

const files = byGame(import.meta.glob<{ readonly hints: GameHints }>('../../*/hint/hint.ts'))
const strip = part(() => import('./HintStrip.svelte'))

/** Fetches what a game says of moves. */
export async function fetchGameHints(game: GameName): Promise<GameHints> {
  const { hints } = await files[game]()
  await hints.texts.load()
  return hints
}

/** Fetches the strip and what a game says in it. */
export async function fetchHints(game: GameName) {
  const [shown, hints] = await Promise.all([strip(), fetchGameHints(game), loadTexts(texts, prompts[game])])
  return [shown, hints] as const
}
