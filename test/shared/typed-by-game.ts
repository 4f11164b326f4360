// Tells whose table, view, line, option or decision something is: a referee and a view say only that it is some game's.
// Each function gives what it was given, typed by what that game declares, and throws where it is another's or none.
import type { Referee } from '#shared/engine/referee.ts'
import type { AnyTable, Decision, LogLine, Option, UnlabelledOption, UnwordedDecision, View } from '#shared/protocol.ts'
import type { TalDecision, TalLine, TalOption, TalView } from '#shared/tal/declarations.ts'
import { tal } from '#shared/tal/index.ts'
import type { TalTable } from '#shared/tal/table.ts'
import type { ValleyDecision, ValleyLine, ValleyOption, ValleyView } from '#shared/valley/declarations.ts'
import { valley } from '#shared/valley/index.ts'
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

type AnyDecision = Decision | UnwordedDecision
type AnyOption = Option | UnlabelledOption
const { english: valleyEnglish } = valley
const { english: talEnglish } = tal
const isValleyLine = (line: LogLine): line is ValleyLine => line.key in valleyEnglish.lines
const isTalLine = (line: LogLine): line is TalLine => line.key in talEnglish.lines
const isValleyOption = (option: Option): option is ValleyOption => option.key in valleyEnglish.options
const isTalOption = (option: Option): option is TalOption => option.key in talEnglish.options
const isValleyDecision = (decision: Decision): decision is ValleyDecision => decision.key in valleyEnglish.questions
const isTalDecision = (decision: Decision): decision is TalDecision => decision.key in talEnglish.questions

const labelled = (option: AnyOption): Option => ({ label: '', ...option })
const worded = (decision: AnyDecision): Decision => ({
  prompt: '',
  ...decision,
  options: decision.options.map(labelled),
})

/** A line of the deck-builder's log; of its params only the key is looked at. */
export function valleyLine(line: LogLine): ValleyLine {
  if (!isValleyLine(line)) throw new Error(`the deck-builder logs no ${line.key}`)
  return line
}

/** A line of the board game's log; of its params only the key is looked at. */
export function talLine(line: LogLine): TalLine {
  if (!isTalLine(line)) throw new Error(`the board game logs no ${line.key}`)
  return line
}

/** An option of the deck-builder, its label empty where it has none. */
export function valleyOption(option: AnyOption): ValleyOption {
  const whole = labelled(option)
  if (!isValleyOption(whole)) throw new Error(`the deck-builder offers no ${option.key}`)
  return whole
}

/** An option of the board game, its label empty where it has none. */
export function talOption(option: AnyOption): TalOption {
  const whole = labelled(option)
  if (!isTalOption(whole)) throw new Error(`the board game offers no ${option.key}`)
  return whole
}

/** A decision of the deck-builder, its words empty where it has none. */
export function valleyDecision(decision: AnyDecision): ValleyDecision {
  const whole = worded(decision)
  if (!isValleyDecision(whole)) throw new Error(`the deck-builder asks no ${decision.key}`)
  return whole
}

/** A decision of the board game, its words empty where it has none. */
export function talDecision(decision: AnyDecision): TalDecision {
  const whole = worded(decision)
  if (!isTalDecision(whole)) throw new Error(`the board game asks no ${decision.key}`)
  return whole
}

/** The first decision of a seat at a table of the deck-builder; none where it is asked nothing. */
export function openValleyDecision(referee: Referee, seat: number): ValleyDecision | undefined {
  const [decision] = referee.decisions(seat)
  return decision && valleyDecision(decision)
}
