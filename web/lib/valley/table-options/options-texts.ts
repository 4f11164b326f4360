// The texts of the form for a new table: `optionsText(key, params)`.
import { translator } from '../../messages/collection.ts'
import { tableOptions } from '../messages/books.ts'

export const optionsText = translator<typeof tableOptions.all>(tableOptions)
