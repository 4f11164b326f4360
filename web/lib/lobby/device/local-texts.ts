// What is said of tables in this browser: `localText(key, params)`. Fetched with the parts that say it.
import { translator } from '../../messages/collection.ts'
import { local } from '../../messages/lazy-texts.ts'

export const localText = translator<typeof local.all>(local)
