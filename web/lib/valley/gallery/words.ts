// The gallery's texts: `gt(key, params)`.
import { sayer } from '../../words/collection.ts'
import { gallery } from '../../words/books.ts'

export const gt = sayer<typeof gallery.all>(gallery)
