// Fetches what shows and words a hint: only where one is asked for.
import { byName, gameNames, type GameName } from '#shared/game-names.ts'
import type { Hint, Option, View } from '#shared/protocol.ts'
import { loadTexts, type Collection } from '../../messages/collection.ts'
import { hint as texts } from '../../messages/lazy-texts.ts'
import { prompts } from '../../messages/texts.ts'
import { byGame } from '../../platform/by-game.ts'
import { part } from '../../platform/part.ts'
import type { Pointed } from '../tutorial/steps.ts'

/** What a game hands in, in its `hint/hint.ts`. */
export interface GameHints {
  /** The picks in words, where their options' own words would be too long or not say it. */
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

// One part of all that is shown together: an import that is tried without a connection would fail for good.
const gameHints = byName(gameNames, game =>
  part(async () => {
    const { hints } = await files[game]()
    await hints.texts.load()
    return hints
  }),
)

/** Fetches what a game says of moves; rejects with `Offline` where there is no connection and it was not fetched before. */
export const fetchGameHints = (game: GameName): Promise<GameHints> => gameHints[game]()

const strips = byName(gameNames, game =>
  part(async () => {
    const [shown, hints] = await Promise.all([
      import('./HintStrip.svelte'),
      fetchGameHints(game),
      // Moves are said in the words of the options, which a table may not have fetched yet.
      loadTexts(texts, prompts[game]),
    ])
    return [shown, hints] as const
  }),
)

/** Fetches the strip and what a game says in it. */
export const fetchHints = (game: GameName) => strips[game]()
