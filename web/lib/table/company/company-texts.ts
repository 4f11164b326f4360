// What is said of those who are at a table: `ct(key, params)`. Fetched with the parts that say it.
import { sayer } from '../../messages/collection.ts'
import { company } from '../../messages/late-texts.ts'

export const ct = sayer<typeof company.all>(company)
