// The texts of solitaire in the reader's language, loaded with its table and its end: `at(key, params)`.
import { alone } from './en/alone.ts'
import { sayer, type Says } from './words.ts'

type Texts = typeof alone
/** What every language has to say. */
export type AloneWords = { readonly [Key in keyof Texts]: Says<Texts[Key]> }

const words: AloneWords = alone

export const at = sayer(words)
