// What a tutorial says whatever is played: `tt(key, params)`. Fetched with what else is said of tables in this browser.
import { sayer } from '../../messages/collection.ts'
import { local } from '../../messages/late-texts.ts'

export const tt = sayer<typeof local.all>(local)
