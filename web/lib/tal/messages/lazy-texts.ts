// The collections of texts that come when a table of the board game is already played.
import { collection } from '../../messages/collection.ts'

const files = import.meta.glob('./*/{hint,tutorial}.ts')

/** Why the move of a hint is good. */
export const hint = collection<typeof import('./en/hint.ts').texts>(files, 'hint')
/** What the tutorial says. */
export const tutorial = collection<typeof import('./en/tutorial.ts').texts>(files, 'tutorial')
