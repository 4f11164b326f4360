// The collections of texts that travel with a part of the page that no card waits for.
import type { GameName } from '#shared/game-names.ts'
import { collection, collectionsIn } from './collection.ts'

const files = import.meta.glob('./*/{bots,company,hint,local,missed,push}.ts')

/** What is said of bots. */
export const bots = collection<typeof import('./en/bots.ts').texts>(files, 'bots')
/** What is said of and by those who are at a table. */
export const company = collection<typeof import('./en/company.ts').texts>(files, 'company')
/** What is said around a hint. */
export const hint = collection<typeof import('./en/hint.ts').texts>(files, 'hint')
/** What is said of tables in this browser. */
export const local = collection<typeof import('./en/local.ts').texts>(files, 'local')
/** What is said of what has happened while somebody was away. */
export const missed = collection<typeof import('./en/missed.ts').texts>(files, 'missed')
/** What is said of being told that it is one's turn. */
export const push = collection<typeof import('./en/push.ts').texts>(files, 'push')

const ofGames = import.meta.glob('../*/messages/*/talk.ts')

/** What can be said at the tables of one game alone, by key. */
export const talk = collectionsIn<{ readonly texts: Readonly<Record<string, string>> }, GameName>(
  ofGames,
  /(\w+)\/messages.+talk/,
)
