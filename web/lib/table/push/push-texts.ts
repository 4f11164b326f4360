// What is said of being told that it is one's turn: `pushText(key)`. Fetched with the parts that say it.
import { translator } from '../../messages/collection.ts'
import { push } from '../../messages/lazy-texts.ts'

export const pushText = translator<typeof push.all>(push)
