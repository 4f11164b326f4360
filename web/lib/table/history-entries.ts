// The open sheets of a table as entries of the browser's history, so that Back closes the top sheet instead of leaving the
// table. Each entry holds all open sheets, lowest first; going forward or reloading opens them again.
// Uses the browser's own calls. The router's are asynchronous, so fast taps could overtake one another. Each entry copies
// the router's state of the page, so that the router treats all of them as the same page.
import { atLoad } from './history-at-load.ts'

/** An open sheet: its kind, and what it is about. */
export interface OpenSheet {
  readonly kind: string
  readonly of: unknown
}
type Stack = readonly OpenSheet[]

const inEntry = (): Stack => (history.state as { readonly sheets?: Stack } | null)?.sheets ?? []
const entry = (sheets: Stack) => ({ ...(history.state as object | null), sheets })
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

let wanted: Stack = []
let show: ((stack: Stack) => void) | null = null
/** Whether the browser is going back to an earlier entry: until it arrives the history must not be changed. */
let leaping = false
let first = true

/** Makes the entries of the history match the open sheets. */
function follow(): void {
  if (leaping) return
  const here = inEntry()
  const parting = wanted.findIndex((sheet, k) => !isSame(sheet, here[k]))
  const common = parting < 0 ? wanted.length : parting
  /** The number of entries that can stay; the last of them may need to be replaced. */
  const staying = Math.min(wanted.length, common + 1)
  if (here.length > staying) {
    leaping = true
    history.go(staying - here.length)
    return
  }
  if (here.length > common) history.replaceState(entry(wanted.slice(0, staying)), '')
  for (let height = here.length + 1; height <= wanted.length; height++)
    history.pushState(entry(wanted.slice(0, height)), '')
}

function arrived(): void {
  if (leaping) {
    leaping = false
    follow()
    return
  }
  wanted = inEntry()
  show?.(wanted)
}

/**
 * Begins to keep the open sheets of a page in the history.
 * @param shown called with the sheets to open when the browser goes back or forward, and at once after a reload
 * @returns ends this, and removes the entries if the page stays
 */
export function syncHistory(shown: (stack: Stack) => void): () => void {
  addEventListener('popstate', arrived)
  show = shown
  if (first && location.pathname === atLoad.path && atLoad.sheets.length > 0)
    history.replaceState(entry(atLoad.sheets), '')
  first = false
  wanted = leaping ? [] : inEntry()
  if (wanted.length > 0) shown(wanted)
  return () => {
    if (show === shown) setOpenSheets([])
    if (show === shown) show = null
    if (!leaping && show === null) removeEventListener('popstate', arrived)
  }
}

/**
 * Removes entries of sheets on a page that has none: a game may have ended while its page was reloaded.
 * @returns ends this
 */
export const clearEntries = (): (() => void) => syncHistory(() => setOpenSheets([]))

/** Sets the sheets that are open now, lowest first. */
export function setOpenSheets(stack: Stack): void {
  wanted = stack
  follow()
}
