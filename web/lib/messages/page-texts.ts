// The page's own texts in the reader's language: `t(key, params)`. For sentences of the games (log, questions, cards) see
// `telling.ts`.
import { sayer } from './collection.ts'
import { end, gate, late, page, refusals } from './texts.ts'

export const t = sayer<typeof page.all & typeof gate.all & typeof late.all & typeof end.all & typeof refusals.all>(
  page,
  gate,
  late,
  end,
  refusals,
)
