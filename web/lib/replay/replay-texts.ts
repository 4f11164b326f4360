// What is said where a game is watched again: `replayed(key, params)`.
import { sayer } from '../messages/collection.ts'
import { replay } from '../messages/books.ts'

export const replayed = sayer<typeof replay.all>(replay)
