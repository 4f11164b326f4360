// What is said of tables in this browser: `lt(key, params)`. Fetched with the parts that say it.
import { sayer } from '../../messages/collection.ts'
import { local } from '../../messages/late-texts.ts'

export const lt = sayer<typeof local.all>(local)
