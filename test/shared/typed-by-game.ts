// Tells whose table, view, line, option or decision something is: a referee and a view say only that it is some game's.
// The guards `is...` answer by key; the other functions give what they were given, typed by what that game declares, and
// throw where it is another's or none. Of the params of a line, an option or a question only the key is looked at.
import type { Referee } from '#shared/engine/referee.ts'
import type { AnyMessages, MessageRef, QuestionsOf } from '#shared/message.ts'
import * as valleyWords from '#shared/valley/messages/en/prompts.ts'
import { lines as valleyLines } from '#shared/valley/messages/en/log.ts'
import * as talWords from '#shared/tal/messages/en/prompts.ts'
import { lines as talLines } from '#shared/tal/messages/en/log.ts'
import type { AnyTable, Decision, Option, UnlabelledOption, UnwordedDecision, View } from '#shared/protocol.ts'
import type { TalDecision, TalDeclarations, TalOption, TalView } from '#shared/tal/declarations.ts'
import type { TalDecisions, TalOffers } from '#shared/tal/decisions.ts'
import type { TalTable } from '#shared/tal/table.ts'
import type { ValleyDecision, ValleyOption, ValleyView } from '#shared/valley/declarations.ts'
import type { ValleyDecisions, ValleyOffers } from '#shared/valley/decisions.ts'
import type { ValleyEvents } from '#shared/valley/events.ts'
import type { ValleyTable } from '#shared/valley/table.ts'

/** A view of a game that has begun. */
export type ViewWith<Table extends AnyTable> = View<Table> & { readonly table: Table }

type Shown = object | null | undefined
const isValleyTable = (table: Shown): table is ValleyTable => !!table && 'pyramid' in table
const isTalTable = (table: Shown): table is TalTable => !!table && 'sites' in table
const isValleyView = (view: View): view is ValleyView => view.game === 'valley'
const isTalView = (view: View): view is TalView => view.game === 'tal'

/** The deck-builder's table. */
export function valleyTable(table: Shown): ValleyTable {
  if (!isValleyTable(table)) throw new Error('this is no table of the deck-builder')
  return table
}

/** The board game's table. */
export function talTable(table: Shown): TalTable {
  if (!isTalTable(table)) throw new Error('this is no table of the board game')
  return table
}

/** A view with the deck-builder's table. */
export function valleyView(view: View): ValleyView & { readonly table: ValleyTable } {
  if (!isValleyView(view)) throw new Error('this is no view of the deck-builder')
  return { ...view, table: valleyTable(view.table) }
}

/** A view with the board game's table. */
export function talView(view: View): TalView & { readonly table: TalTable } {
  if (!isTalView(view)) throw new Error('this is no view of the board game')
  return { ...view, table: talTable(view.table) }
}

/** A guard for messages declared as `M`: whether one has one of the keys, of which at least one must be named. */
const keyed =
  <M extends AnyMessages>() =>
  <K extends keyof M & string>(...keys: readonly [K, ...K[]]) =>
  <R extends MessageRef>(message: R): message is R & MessageRef<Pick<M, K>> =>
    keys.some(key => key === message.key)

/** A guard for messages declared as `M`, whatever their key. `sentences` has one for each key, and no other. */
const declared =
  <M extends AnyMessages>(sentences: Readonly<Record<keyof M & string, unknown>>) =>
  <R extends MessageRef>(message: R): message is R & MessageRef<M> =>
    Object.hasOwn(sentences, message.key)

export const isValleyLine = keyed<ValleyEvents>()
export const isValleyOption = keyed<ValleyOffers>()
export const isValleyQuestion = keyed<QuestionsOf<ValleyDecisions>>()
export const isTalLine = keyed<TalDeclarations['events']>()
export const isTalOption = keyed<TalOffers>()
export const isTalQuestion = keyed<QuestionsOf<TalDecisions>>()

const isOfValley = declared<ValleyEvents>(valleyLines)
const isOfTal = declared<TalDeclarations['events']>(talLines)
const isOfferedInValley = declared<ValleyOffers>(valleyWords.options)
const isOfferedInTal = declared<TalOffers>(talWords.options)
const isAskedInValley = declared<QuestionsOf<ValleyDecisions>>(valleyWords.questions)
const isAskedInTal = declared<QuestionsOf<TalDecisions>>(talWords.questions)
const isValleyDecision = (decision: Decision): decision is ValleyDecision =>
  isAskedInValley(decision) && decision.options.every(isOfferedInValley)
const isTalDecision = (decision: Decision): decision is TalDecision =>
  isAskedInTal(decision) && decision.options.every(isOfferedInTal)

type AnyDecision = Decision | UnwordedDecision
type AnyOption = Option | UnlabelledOption
const labelled = (option: AnyOption): Option => ({ label: '', ...option })
const worded = (decision: AnyDecision): Decision => ({
  prompt: '',
  ...decision,
  options: decision.options.map(labelled),
})

/** A line of the deck-builder's log. */
export function valleyLine<R extends MessageRef>(line: R): R & MessageRef<ValleyEvents> {
  if (!isOfValley(line)) throw new Error(`the deck-builder logs no ${line.key}`)
  return line
}

/** A line of the board game's log. */
export function talLine<R extends MessageRef>(line: R): R & MessageRef<TalDeclarations['events']> {
  if (!isOfTal(line)) throw new Error(`the board game logs no ${line.key}`)
  return line
}

/** A question of the deck-builder. */
export function valleyQuestion<R extends MessageRef>(question: R): R & MessageRef<QuestionsOf<ValleyDecisions>> {
  if (!isAskedInValley(question)) throw new Error(`the deck-builder asks no ${question.key}`)
  return question
}

/** An option of the deck-builder, its label empty where it has none. */
export function valleyOption(option: AnyOption): ValleyOption {
  const whole = labelled(option)
  if (!isOfferedInValley(whole)) throw new Error(`the deck-builder offers no ${option.key}`)
  return whole
}

/** An option of the board game, its label empty where it has none. */
export function talOption(option: AnyOption): TalOption {
  const whole = labelled(option)
  if (!isOfferedInTal(whole)) throw new Error(`the board game offers no ${option.key}`)
  return whole
}

/** A decision of the deck-builder, its words empty where it has none. */
export function valleyDecision(decision: AnyDecision): ValleyDecision {
  const whole = worded(decision)
  if (!isValleyDecision(whole)) throw new Error(`the deck-builder asks no ${decision.key} with these options`)
  return whole
}

/** A decision of the board game, its words empty where it has none. */
export function talDecision(decision: AnyDecision): TalDecision {
  const whole = worded(decision)
  if (!isTalDecision(whole)) throw new Error(`the board game asks no ${decision.key} with these options`)
  return whole
}

/** The first decision of a seat at a table of the deck-builder; none where it is asked nothing. */
export function openValleyDecision(referee: Referee, seat: number): ValleyDecision | undefined {
  const [decision] = referee.decisions(seat)
  return decision && valleyDecision(decision)
}
