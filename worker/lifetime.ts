// How long a table lives. The one alarm is set when the table is made and again only when it has rung too early, so
// that neither a pick nor a look costs a row for it.

const day = 24 * 60 * 60 * 1000

/** A table that nobody touches for this long forgets itself. */
export const untouched = 60 * day

/** When a table touched last at `touched` is to be forgotten. */
export function forgetAt(touched: number): number {
  return touched + untouched
}
