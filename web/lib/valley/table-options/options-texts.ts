// The texts of the form for a new table: `mt(key, params)`.
import { sayer } from '../../messages/collection.ts'
import { tableOptions } from '../messages/books.ts'

export const mt = sayer<typeof tableOptions.all>(tableOptions)
