// Fetches what only tables of this browser show.
import { withTexts } from '../messages/collection.ts'
import { part } from '../platform/part.ts'

export const openLocalTable = part(() => import('./device/local-table-parts.ts').then(withTexts))
