// The maker's texts in the reader's language, loaded with it and not before: `mt(key, params)`.
import { maker } from '../words/en/maker.ts'
import { sayer, type Says } from '../words/words.ts'

type Texts = typeof maker
/** What every language has to say. */
export type MakerWords = { readonly [Key in keyof Texts]: Says<Texts[Key]> }
export type MakerKey = keyof MakerWords

const words: MakerWords = maker

export const mt = sayer(words)
