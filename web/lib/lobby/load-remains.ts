// Fetches what is shown of a table of another version, with the texts it speaks.
import { speaking } from '../messages/collection.ts'
import { gate } from '../messages/texts.ts'

export const openRests = speaking(() => import('./Remains.svelte'), gate)
