// The texts of the log: `summaryText(key, params)`. They are fetched with what shows the log, not in the first load.
import { translator } from '../../messages/collection.ts'
import { logSummaries } from '../messages/lazy-texts.ts'

export const summaryText = translator<typeof logSummaries.all>(logSummaries)
