// What the player before has looked at lies in the browser's history (`table/history-entries.ts`): a card of that hand would open
// again for the next one who goes forward, or who loads the page again there.
import { atLoad } from '#web/lib/table/history-at-load.ts'

/** Has the browser forget the sheets that were open on this page, by writing over them. To be called while none is open. */
export function forgetClosedSheets(): void {
  atLoad.sheets = []
  const none = { ...(history.state as object | null), sheets: [] }
  history.replaceState(none, '')
  history.pushState(none, '')
  history.back()
}
