// The texts of the form for a new table: `mt(key, params)`.
import { sayer } from '../../messages/collection.ts'
import { maker } from '../../messages/books.ts'

export const mt = sayer<typeof maker.all>(maker)
