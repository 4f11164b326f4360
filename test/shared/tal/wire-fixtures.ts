// Lines, options and decisions of the board game as a table sends them, for tests of the page: each key with its own params.
import type { TalDeclarations, TalDecision, TalLine, TalOption } from '#shared/tal/declarations.ts'
import type { TalDecisions, TalOffers } from '#shared/tal/decisions.ts'
import { decisionOf, lineOf, optionOf } from '../wire-records.ts'
import { talDecision, talLine, talOption } from '../typed-by-game.ts'

type Events = TalDeclarations['events']

/** A line of the log; it is the pick of the same number, in the sixth round where no other is named. */
export const line = <K extends keyof Events>(
  n: number,
  seat: number | null,
  key: K,
  params: Events[K],
  round = 6,
): TalLine => talLine(lineOf({ n, round, pick: n, seat, key, params }))

/** An option of a question. */
export const option = <K extends keyof TalOffers>(id: string, key: K, params: TalOffers[K]): TalOption =>
  talOption(optionOf({ id, key, params }))

/** A question and what it offers. */
export const decision = <K extends keyof TalDecisions>(
  key: K,
  params: TalDecisions[K]['params'],
  options: readonly TalOption[] = [],
  id = '0-1',
): TalDecision => talDecision(decisionOf({ id, kind: key === 'march.open' ? 'march' : key, key, params, options }))
