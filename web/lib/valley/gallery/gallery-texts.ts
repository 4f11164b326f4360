// The gallery's texts: `gt(key, params)`.
import { sayer } from '../../messages/collection.ts'
import { gallery } from '../messages/books.ts'

export const gt = sayer<typeof gallery.all>(gallery)
