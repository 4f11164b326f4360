// The texts of replays: `replayText(key, params)`.
import { translator } from '../messages/collection.ts'
import { replay } from '../messages/books.ts'

export const replayText = translator<typeof replay.all>(replay)
