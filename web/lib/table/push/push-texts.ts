// What is said of being told that it is one's turn: `pt(key)`. Fetched with the parts that say it.
import { sayer } from '../../messages/collection.ts'
import { push } from '../../messages/late-texts.ts'

export const pt = sayer<typeof push.all>(push)
