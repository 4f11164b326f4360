// The collections of what is read beside a game: one's own tables, and a game watched again. Apart from the others, for even
// their names would weigh on a table's first card.
import { collection } from './collection.ts'

const files = import.meta.glob('./*/{tables,replay}.ts')

/** What is said of one's own tables. */
export const tables = collection<typeof import('./en/tables.ts').texts>(files, 'tables')
/** What is said where a game is watched again. */
export const replay = collection<typeof import('./en/replay.ts').texts>(files, 'replay')
