// Fetches what whoever is not let in finds, with its texts.
import { partWithTexts } from '../messages/collection.ts'
import { lobby } from '../messages/texts.ts'

export const openDoors = partWithTexts(() => import('./doors.ts'), lobby)
