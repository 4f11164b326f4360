// What tests make by hand, or take from a referee of this game, for what it declares: often with fewer params than a table
// would tell.
import type { UnwordedDecision } from '#shared/engine/game.ts'
import type { Decision, LogLine, Option } from '#shared/protocol.ts'
import type { ValleyDecision, ValleyLine, ValleyOption } from '#shared/valley/declarations.ts'

export const lineOf = (line: LogLine): ValleyLine => line as ValleyLine
export const optionOf = (option: Option): ValleyOption => option as ValleyOption
export const decisionOf = (decision: Decision | UnwordedDecision): ValleyDecision => decision as ValleyDecision
