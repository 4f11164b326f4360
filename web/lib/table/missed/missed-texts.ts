// What is said of what somebody has missed: `missedText(key, params)`. Fetched with the parts that say it.
import { translator } from '../../messages/collection.ts'
import { missed } from '../../messages/lazy-texts.ts'

export const missedText = translator<typeof missed.all>(missed)
