// The log of this table as acts, and what their burials brought.
import type { LogLine, View } from '#shared/protocol.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import type { Gains } from './clauses.ts'
import { actsOf, type Act } from './acts.ts'
import { burialsOf } from './burials.ts'
import { mixOf } from '../mix.ts'

type Seen = Pick<View, 'options'> & { readonly table: ValleyTable }

export interface Happened { readonly acts: readonly Act[], readonly gains: Gains }

/**
 * Joins what is known of a log.
 * @param lines oldest first, up to the state of the view
 */
export function happened(lines: readonly LogLine[], { table, options }: Seen): Happened {
  const acts = actsOf(lines)
  const { groups, alone } = mixOf(options)
  return { acts, gains: burialsOf(acts, table, groups, alone !== null) }
}
