// The page's own texts in the reader's language: `t(key, params)`. Sentences of the game (log, questions, cards) are
// made of their keys in `telling.ts`.
import { sayer } from './collection.ts'
import { end, gate, late, page } from './texts.ts'

export const t = sayer<typeof page.all & typeof gate.all & typeof late.all & typeof end.all>(page, gate, late, end)
export type Key = keyof typeof page.all

/** True where a text of this name exists on every page: for keys that are made of a code. */
export const isKey = (key: string): key is Key => key in page.all
