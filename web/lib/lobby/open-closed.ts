// Fetches what a table says that cannot be shown, with its texts.
import { speaking } from '../messages/collection.ts'
import { lobby } from '../messages/texts.ts'

export const openClosed = speaking(() => import('./Closed.svelte'), lobby)
