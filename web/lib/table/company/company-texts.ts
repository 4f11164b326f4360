// What is said of those who are at a table: `companyText(key, params)`. Fetched with the parts that say it.
import { translator } from '../../messages/collection.ts'
import { company } from '../../messages/lazy-texts.ts'

export const companyText = translator<typeof company.all>(company)
