// What is said of what somebody has missed: `mt(key, params)`. Fetched with the parts that say it.
import { sayer } from '../../messages/collection.ts'
import { missed } from '../../messages/late-texts.ts'

export const mt = sayer<typeof missed.all>(missed)
