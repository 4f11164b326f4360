// The collections of texts that come when a table of the board game is already played.
import { collection } from '../../messages/collection.ts'

const files = import.meta.glob('./*/tutorial.ts')

/** What the tutorial says. */
export const tutorial = collection<typeof import('./en/tutorial.ts').texts>(files, 'tutorial')
