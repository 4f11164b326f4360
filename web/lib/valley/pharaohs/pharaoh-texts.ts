// The texts of tables with pharaohs: `rt(key, params)`.
import { sayer } from '../../messages/collection.ts'
import { royal } from '../../messages/texts.ts'

export const rt = sayer<typeof royal.all>(royal)
