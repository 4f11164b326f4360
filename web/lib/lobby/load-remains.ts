// Fetches the component for a table of another version, with its texts.
import { speaking } from '../messages/collection.ts'
import { lobby } from '../messages/texts.ts'

export const openRests = speaking(() => import('./Remains.svelte'), lobby)
