// Texts that come after the first load, with what says them: `lt(key, params)`.
import { late } from './en/late.ts'
import { sayer, type Says } from './words.ts'

type Texts = typeof late
/** What every language has to say. */
export type LateWords = { readonly [Key in keyof Texts]: Says<Texts[Key]> }

const words: LateWords = late

export const lt = sayer(words)
