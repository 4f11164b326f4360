// The texts of tables with pharaohs: `rt(key, params)`.
import { sayer } from './collection.ts'
import { royal } from './texts.ts'

export const rt = sayer<typeof royal.all>(royal)
