// The page's own texts in the reader's language: `t(key, params)`. Sentences of the game (log, questions, cards) are
// made of their keys in `telling.ts`. A second language is a second folder with the same keys.
import { en } from './en/en.ts'

type Texts = typeof en
/** The form of a text in any language: fixed, or made of the same params. */
export type Says<Text> = Text extends (params: infer Params) => string ? (params: Params) => string : string
/** What every language has to say. */
export type Words = { readonly [Key in keyof Texts]: Says<Texts[Key]> }

export type Key = keyof Words
type Text = string | ((params: never) => string)
type Params<Text> = Text extends (params: infer P) => string ? [params: P] : []

export const language = 'en'
const words: Words = en

/** Says texts of one collection by their keys. */
export const sayer = <All extends { readonly [Key in keyof All]: Text }>(all: All) =>
  <K extends keyof All>(key: K, ...params: Params<All[K]>): string => {
    const text = all[key] as string | ((params: unknown) => string)
    return typeof text === 'string' ? text : text(params[0])
  }

export const t = sayer(words)

/** True where a text of this name exists: for keys that are made of a code. */
export const isKey = (key: string): key is Key => key in words
