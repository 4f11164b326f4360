// Fetches what shows how a game was played, with its texts, once a result is looked at.
import { partWithTexts } from '../../messages/collection.ts'
import { analysis } from '../../messages/books.ts'

export const openAnalysis = partWithTexts(() => import('./Analysis.svelte'), analysis)
