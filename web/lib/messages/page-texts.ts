// The page's own texts in the reader's language: `t(key, params)`. For sentences of the games (log, questions, cards) see
// `telling.ts`.
import { translator } from './collection.ts'
import { end, late, lobby, page, refusals } from './texts.ts'

export const t = translator<
  typeof page.all & typeof lobby.all & typeof late.all & typeof end.all & typeof refusals.all
>(page, lobby, late, end, refusals)
