// Tells whose table is shown: a referee and a view say only that it is some game's.
import type { AnyTable, View } from '#shared/protocol.ts'
import type { TalView } from '#shared/tal/declarations.ts'
import type { TalTable } from '#shared/tal/table.ts'
import type { ValleyView } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'

/** A view of a game that has begun. */
export type ViewWith<Table extends AnyTable> = View<Table> & { readonly table: Table }

type Shown = object | null | undefined
const isValley = (table: Shown): table is ValleyTable => !!table && 'pyramid' in table
const isOfValley = (view: View): view is ValleyView => view.game === 'valley'
const isOfTal = (view: View): view is TalView => view.game === 'tal'
const isTal = (table: Shown): table is TalTable => !!table && 'sites' in table

/** The deck-builder's table; throws where it is another's, or none. */
export function valleyTable(table: Shown): ValleyTable {
  if (!isValley(table)) throw new Error("this is no table of the deck-builder's")
  return table
}

/** The board game's table; throws where it is another's, or none. */
export function talTable(table: Shown): TalTable {
  if (!isTal(table)) throw new Error("this is no table of the board game's")
  return table
}

/** A view with the deck-builder's table; throws where it has another's, or none. */
export function valleyView(view: View): ValleyView & { readonly table: ValleyTable } {
  if (!isOfValley(view)) throw new Error("this is no view of the deck-builder's")
  return { ...view, table: valleyTable(view.table) }
}

/** A view with the board game's table; throws where it has another's, or none. */
export function talView(view: View): TalView & { readonly table: TalTable } {
  if (!isOfTal(view)) throw new Error("this is no view of the board game's")
  return { ...view, table: talTable(view.table) }
}
