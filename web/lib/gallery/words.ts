// The gallery's texts: `gt(key, params)`.
import { sayer } from '../words/collection.ts'
import { gallery } from '../words/texts.ts'

export const gt = sayer<typeof gallery.all>(gallery)
