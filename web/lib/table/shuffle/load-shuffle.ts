// Fetches what checks a shuffle, with its texts, once somebody asks for it.
import { partWithTexts } from '../../messages/collection.ts'
import { shuffle } from '../../messages/books.ts'

export const openShuffleCheck = partWithTexts(() => import('./ShuffleCheck.svelte'), shuffle)
