// Bugs in what is stored and read.
import { RecentMoves } from '#shared/table/recent-moves.ts'
import type { Row } from '#shared/table/rows.ts'
import { StoredTable } from '#shared/table/stored-table.ts'
import { TableState } from '#shared/table/table-state.ts'
import { callOf, inMethod, type PlantedBug } from '../plant.ts'

export const storing: readonly PlantedBug[] = [
  inMethod(
    'a failed write is not noticed',
    StoredTable,
    'append',
    original =>
      function (row) {
        try {
          original.call(this, row)
        } catch {
          // Swallowed: that is the bug.
        }
      },
  ),
  inMethod(
    'the state is kept after a failed write',
    StoredTable,
    'handleError',
    original =>
      function (thrown, call) {
        const state = this['state']
        original.call(this, thrown, call)
        this['state'] = state
        return thrown
      },
  ),
  inMethod(
    'a move is stored twice',
    StoredTable,
    'append',
    original =>
      function (row) {
        original.call(this, row)
        const { n, event } = row as Row
        if (event.kind === 'pick') callOf(this['rows'], 'append', { ...(row as Row), n: n + 1 })
      },
  ),
  inMethod(
    'the newest move is forgotten where a table is loaded',
    TableState,
    'rehydrate',
    original =>
      function (needed) {
        const { tail } = needed as { readonly tail: readonly Row[] }
        original.call(this, { ...(needed as object), tail: tail.length > 3 ? tail.slice(0, -1) : tail })
      },
  ),
  inMethod(
    'the numbers of views begin anew where a table is loaded',
    TableState,
    'rehydrate',
    original =>
      function (needed) {
        original.call(this, needed)
        this['versions'] = (this['versions'] as readonly number[]).map(() => 1)
      },
  ),
  inMethod('no moves are ever summed up', RecentMoves, 'isSummed', () => () => false, 41),
]
