// The texts of replays: `replayed(key, params)`.
import { sayer } from '../messages/collection.ts'
import { replay } from '../messages/books.ts'

export const replayed = sayer<typeof replay.all>(replay)
