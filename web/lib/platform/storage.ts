// Short texts kept in this browser's local storage. If storage is forbidden or full, they last as long as the page is open.
const fallback = new Map<string, string>()

/** The text kept under a name; null if there is none. */
export function kept(name: string): string | null {
  try {
    return fallback.get(name) ?? localStorage.getItem(name)
  } catch {
    return null
  }
}

/**
 * Keeps a text under a name; null deletes it.
 * @returns false if it lasts only as long as the page is open
 */
export function keep(name: string, value: string | null): boolean {
  fallback.delete(name)
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
    return true
  } catch {
    if (value !== null) fallback.set(name, value)
    return false
  }
}

/** Whether a table is open that nothing stores: its worker holds it as long as the page is open. */
export const unstored = { table: false }

/** The names of seats, and of calls that may have got one: anything else is soon chosen again. */
const isSeat = (name: string) => /^valley:(seat|aside|link|key)/.test(name)

/** Whether no table and no seat is lost when the page is loaded again. */
export const outlastsPage = (): boolean => !unstored.table && ![...fallback.keys()].some(isSeat)

/** The names with this beginning under which something is kept. */
export function keptNames(beginning: string): readonly string[] {
  const names = new Set(fallback.keys())
  try {
    for (let n = 0; n < localStorage.length; n++) names.add(localStorage.key(n) ?? '')
  } catch {
    // only what lasts as long as the page
  }
  return [...names].filter(name => name.startsWith(beginning))
}
