// What lies open over a table, as entries of the browser's history, so that its back closes what lies on top instead of
// leaving the table. Each entry holds all that lies open, lowest first: going forward, or a reload, opens it again.
// Written with the browser's own calls. The router's are asynchronous, so that what one tap opens and the next closes would
// overtake itself; an entry here takes over what the router has noted of the page, which so takes all of them for one.
import { atLoad } from './history-at-load.ts'

/** One thing that lies open, and what it is about. */
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
/** True while the browser goes back to an earlier entry: until it is there the history cannot be changed. */
let leaping = false
let first = true

/** Makes the entries of the history match what lies open. */
function follow(): void {
  if (leaping) return
  const here = inEntry()
  const parting = wanted.findIndex((sheet, k) => !isSame(sheet, here[k]))
  const common = parting < 0 ? wanted.length : parting
  /** So many entries can stay; the last of them may need another content. */
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
 * Begins to keep in the history what lies open over a page.
 * @param shown is told what lies open where the browser went back or forth, and at once where a page is opened again
 * @returns ends it, and takes the entries away where the page stays
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
 * Keeps the history free of entries where nothing lies open any more: a game may have ended while its page was loaded again.
 * @returns ends it
 */
export const clearEntries = (): (() => void) => syncHistory(() => setOpenSheets([]))

/** Says what lies open now. */
export function setOpenSheets(stack: Stack): void {
  wanted = stack
  follow()
}
