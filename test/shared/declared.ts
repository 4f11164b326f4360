// Lines, options and questions of a game under test, as that game declares them: a referee says only that they are some
// game's.
import type { AnyMessages, MessageRef, Params, QuestionsOf } from '#shared/message.ts'
import type { TalDecisions, TalOffers } from '#shared/tal/decisions.ts'
import type { TalDeclarations } from '#shared/tal/declarations.ts'
import type { ValleyDecisions, ValleyOffers } from '#shared/valley/decisions.ts'
import type { ValleyEvents } from '#shared/valley/events.ts'

interface Undeclared {
  readonly key: string
  readonly params: Params
}

/** Tells whether something has one of these keys; with none of them, takes it for any that the game declares. */
const declared =
  <M extends AnyMessages>() =>
  <K extends keyof M & string>(...keys: readonly K[]) =>
  <R extends Undeclared>(message: R): message is R & MessageRef<Pick<M, K>> =>
    keys.length === 0 || keys.some(key => key === message.key)

export const isValleyLine = declared<ValleyEvents>()
export const isValleyOption = declared<ValleyOffers>()
export const isValleyQuestion = declared<QuestionsOf<ValleyDecisions>>()
export const isTalLine = declared<TalDeclarations['events']>()
export const isTalOption = declared<TalOffers>()
export const isTalQuestion = declared<QuestionsOf<TalDecisions>>()
