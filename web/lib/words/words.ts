// The page's own texts in the reader's language: `t(key, params)`. Sentences of the game (log, questions, cards) are
// made of their keys in `telling.ts`. A second language is a second folder with the same keys.
import { en } from './en/en.ts'

type Texts = typeof en
type Says<Text> = Text extends (params: infer Params) => string ? (params: Params) => string : string
/** What every language has to say. */
export type Words = { readonly [Key in keyof Texts]: Says<Texts[Key]> }

export type Key = keyof Words
type Params<K extends Key> = Words[K] extends (params: infer P) => string ? [params: P] : []

export const language = 'en'
const words: Words = en

export function t<K extends Key>(key: K, ...params: Params<K>): string {
  const text = words[key] as string | ((params: unknown) => string)
  return typeof text === 'string' ? text : text(params[0])
}

/** True where a text of this name exists: for keys that are made of a code. */
export const isKey = (key: string): key is Key => key in words
