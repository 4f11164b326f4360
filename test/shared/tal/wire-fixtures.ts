// What a table of this game sends, made by hand: only a key and its own params go together.
import type { TalDeclarations, TalDecision, TalLine, TalOption } from '#shared/tal/declarations.ts'
import type { TalDecisions, TalOffers } from '#shared/tal/decisions.ts'

type Events = TalDeclarations['events']

/** A line of the log. */
export const line = <K extends keyof Events>(n: number, seat: number | null, key: K, params: Events[K], round = 6) =>
  ({ n, at: '', round, pick: n, seat, text: '', key, params }) as TalLine

/** An option of a question. */
export const option = <K extends keyof TalOffers>(id: string, key: K, params: TalOffers[K]) =>
  ({ id, label: '', key, params }) as TalOption

/** A question and what it offers. */
export const decision = <K extends keyof TalDecisions>(
  key: K,
  params: TalDecisions[K]['params'],
  options: readonly TalOption[] = [],
  id = '0-1',
) =>
  ({
    id,
    kind: key === 'march.open' ? 'march' : key,
    key,
    prompt: '',
    params,
    min: 1,
    max: 1,
    ordered: false,
    options,
  }) as TalDecision
