// Fetches what a table says that cannot be shown, with its texts.
import { partWithTexts } from '../messages/collection.ts'
import { lobby } from '../messages/texts.ts'

export const openClosed = partWithTexts(() => import('./Closed.svelte'), lobby)
