// What is said where a game is watched again: `replayed(key, params)`.
import { sayer } from '../words/collection.ts'
import { replay } from '../words/books.ts'

export const replayed = sayer<typeof replay.all>(replay)
