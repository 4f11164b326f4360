// The log of a table in groups, with the points that entombed cards brought.
import type { ValleyLine, ValleyView } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import type { Gains } from './clauses.ts'
import { logGroupsOf, type LogGroup } from './log-groups.ts'
import { entombGainsOf } from './entomb-gains.ts'
import { mixOf } from '../card/mix.ts'

type GroupedView = Pick<ValleyView, 'options'> & { readonly table: ValleyTable }

export interface GroupedLog {
  readonly groups: readonly LogGroup[]
  readonly gains: Gains
}

/** The last result: the newest event, the log and the announcer all ask for the same. */
let last: { readonly lines: readonly ValleyLine[]; readonly table: ValleyTable; readonly happened: GroupedLog } | null =
  null

/**
 * Groups the known lines of a log.
 * @param lines oldest first, up to the state of the view
 */
export function groupedLog(lines: readonly ValleyLine[], { table, options }: GroupedView): GroupedLog {
  if (last?.lines === lines && last.table === table) return last.happened
  const logGroups = logGroupsOf(lines)
  const { groups, alone } = mixOf(options)
  last = {
    lines,
    table,
    happened: { groups: logGroups, gains: entombGainsOf(logGroups, table, groups, alone !== null) },
  }
  return last.happened
}
