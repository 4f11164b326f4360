// Fetches what checks a shuffle, with its texts, once somebody asks for it.
import { speaking } from '../../messages/collection.ts'
import { shuffle } from '../../messages/books.ts'

export const openShuffleCheck = speaking(() => import('./ShuffleCheck.svelte'), shuffle)
