// The collections of texts that travel with a part of the page that few tables need.
import { collection } from './collection.ts'

const files = import.meta.glob('./*/bots.ts')

/** What is said of bots. */
export const bots = collection<typeof import('./en/bots.ts').texts>(files, 'bots')
