// The maker's texts: `mt(key, params)`.
import { sayer } from '../../words/collection.ts'
import { maker } from '../../words/books.ts'

export const mt = sayer<typeof maker.all>(maker)
