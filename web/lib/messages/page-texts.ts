// The page's own texts in the reader's language: `t(key, params)`. For sentences of the games (log, questions, cards) see
// `telling.ts`.
import { translator } from './collection.ts'
import { end, lazy, lobby, page, refusals } from './texts.ts'

export const t = translator<
  typeof page.all & typeof lobby.all & typeof lazy.all & typeof end.all & typeof refusals.all
>(page, lobby, lazy, end, refusals)
