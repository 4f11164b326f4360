// The collections of texts that the board game speaks beside its prompts and its log.
import { collection } from '../../messages/collection.ts'

const files = import.meta.glob('./*/tal-table.ts')

/** What its table says, and what happened there joined into sentences. */
export const talTable = collection<typeof import('./en/tal-table.ts').texts>(files, 'tal-table')
