// The gallery's texts in the reader's language, loaded with it and not before: `gt(key, params)`.
import { gallery } from '../words/en/gallery.ts'
import { sayer, type Says } from '../words/words.ts'

type Texts = typeof gallery
/** What every language has to say. */
export type GalleryWords = { readonly [Key in keyof Texts]: Says<Texts[Key]> }

const words: GalleryWords = gallery

export const gt = sayer(words)
