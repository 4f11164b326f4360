// The texts of the log: `st(key, params)`. They are fetched with what shows the log, not in the first load.
import { sayer } from '../../messages/collection.ts'
import { logSummaries } from '../messages/late-texts.ts'

export const st = sayer<typeof logSummaries.all>(logSummaries)
