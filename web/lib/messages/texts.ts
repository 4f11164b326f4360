// The collections of texts that the page speaks whatever is played, each with its files, in a folder for each language. What only
// one game speaks lies in that game's own `messages` folder, in the same form.
import type { GameName } from '#shared/game-names.ts'
import type { CardWords } from '#shared/messages/words.ts'
import { collection, collectionsIn } from './collection.ts'
import type { GameLog, GamePrompts } from './game-texts.ts'

type Named<Words> = Readonly<Record<string, Words>>

const files = import.meta.glob('./*/{page,refusals,lobby,end,lazy}.ts')

/** What every page needs, and a table until its first card can be chosen. */
export const page = collection<typeof import('./en/page.ts').texts>(files, 'page')
/** Why something was refused: until it is here the table's own sentence is shown. */
export const refusals = collection<typeof import('./en/refusals.ts').texts>(files, 'refusals')
/** What comes before a game: front page, lobby, sitting down. */
export const lobby = collection<typeof import('./en/lobby.ts').texts>(files, 'lobby')
/** What comes after it. */
export const end = collection<typeof import('./en/end.ts').texts>(files, 'end')
/** What is needed once a table stands. */
export const lazy = collection<typeof import('./en/lazy.ts').texts>(files, 'lazy')

const ofGames = import.meta.glob('./*/messages/*/{prompts,log,sets,cards/*}.ts', { base: '../../../shared' })

/** The questions of each game, and the sentences of its log. */
export const prompts = collectionsIn<GamePrompts, GameName>(ofGames, /(\w+)\/messages.+prompts/)
export const logs = collectionsIn<GameLog, GameName>(ofGames, /(\w+)\/messages.+log/)
/** Names and texts of cards: an edition's, by its id, or the `pharaohs`'. */
export const cards = collectionsIn<{ readonly cards: Named<CardWords> }>(ofGames, /cards\/([\w-]+)/)
/** What the sets of a game's cards are called. */
export const sets = collectionsIn<{ readonly sets: Named<string> }>(ofGames, /(\w+)\/messages.+sets/)
