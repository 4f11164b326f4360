// The collections of what is read beside a game: one's own tables, a game watched again, and what each game is for
// those who do not play it yet. Apart from the others, for even
// their names would weigh on a table's first card.
import type { GameName } from '#shared/game-names.ts'
import { collection, collectionsIn } from './collection.ts'
import type { GameOffer } from './game-texts.ts'

const files = import.meta.glob('./*/{tables,replay,lesson,analysis,shuffle,simulator}.ts')

/** What is said of one's own tables. */
export const tables = collection<typeof import('./en/tables.ts').texts>(files, 'tables')
/** What is said where a game is watched again. */
export const replay = collection<typeof import('./en/replay.ts').texts>(files, 'replay')
/** What is said of how a game was played. */
export const analysis = collection<typeof import('./en/analysis.ts').texts>(files, 'analysis')
/** What is said of a table that is watched under attack. */
export const simulator = collection<typeof import('./en/simulator.ts').texts>(files, 'simulator')
/** What is said where a shuffle is checked. */
export const shuffle = collection<typeof import('./en/shuffle.ts').texts>(files, 'shuffle')
/** What is said around the pictures that teach a game. */
export const lesson = collection<typeof import('./en/lesson.ts').texts>(files, 'lesson')
/** What each game is, on the front page and in an invitation. */
export const gameOffers = collectionsIn<{ readonly texts: GameOffer }, GameName>(
  import.meta.glob('../*/messages/*/offer.ts'),
  /(\w+)\/messages/,
)
