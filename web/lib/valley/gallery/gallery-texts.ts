// The gallery's texts: `gt(key, params)`.
import { translator } from '../../messages/collection.ts'
import { gallery } from '../messages/books.ts'

export const galleryText = translator<typeof gallery.all>(gallery)
