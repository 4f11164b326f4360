// The log of this table as acts, and what their burials brought.
import type { ValleyLine, ValleyView } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import type { Gains } from './clauses.ts'
import { logGroupsOf, type LogGroup } from './log-groups.ts'
import { burialsOf } from './entomb-gains.ts'
import { mixOf } from '../card/mix.ts'

type Seen = Pick<ValleyView, 'options'> & { readonly table: ValleyTable }

export interface Happened {
  readonly groups: readonly LogGroup[]
  readonly gains: Gains
}

/** What was asked for last: the line of the event, the log and the voice all ask for the same. */
let last: { readonly lines: readonly ValleyLine[]; readonly table: ValleyTable; readonly happened: Happened } | null =
  null

/**
 * Joins what is known of a log.
 * @param lines oldest first, up to the state of the view
 */
export function happened(lines: readonly ValleyLine[], { table, options }: Seen): Happened {
  if (last?.lines === lines && last.table === table) return last.happened
  const logGroups = logGroupsOf(lines)
  const { groups, alone } = mixOf(options)
  last = { lines, table, happened: { groups: logGroups, gains: burialsOf(logGroups, table, groups, alone !== null) } }
  return last.happened
}
