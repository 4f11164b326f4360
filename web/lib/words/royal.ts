// The texts of tables with pharaohs, in the reader's language: they come with what shows them. `rt(key, params)`.
import { royal } from './en/royal.ts'
import { sayer, type Says } from './words.ts'

/** What every language has to say of pharaohs. */
export type RoyalWords = { readonly [Key in keyof typeof royal]: Says<(typeof royal)[Key]> }

const words: RoyalWords = royal
export const rt = sayer(words)
