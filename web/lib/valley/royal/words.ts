// The texts of tables with pharaohs: `rt(key, params)`.
import { sayer } from '../../words/collection.ts'
import { royal } from '../../words/texts.ts'

export const rt = sayer<typeof royal.all>(royal)
