// A few words kept in this browser, by name. Storage may be forbidden or full; then they last as long as the page.
const fallback = new Map<string, string>()

/** What is kept under this name; null where nothing is. */
export function kept(name: string): string | null {
  try {
    return fallback.get(name) ?? localStorage.getItem(name)
  } catch {
    return null
  }
}

/**
 * Keeps a word under this name; null forgets it.
 * @returns false where it lasts only as long as the page
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

/** The names that begin like this and under which something is kept. */
export function keptNames(beginning: string): readonly string[] {
  const names = new Set(fallback.keys())
  try {
    for (let n = 0; n < localStorage.length; n++) names.add(localStorage.key(n) ?? '')
  } catch {
    // only what lasts as long as the page
  }
  return [...names].filter(name => name.startsWith(beginning))
}
