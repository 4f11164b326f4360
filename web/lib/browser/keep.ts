// A few words kept in this browser, by name. Storage may be forbidden or full; then they last as long as the page.
const fallback = new Map<string, string>()

/** What is kept under this name; null where nothing is. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? fallback.get(name) ?? null
  } catch {
    return fallback.get(name) ?? null
  }
}

/** Keeps a word under this name; null forgets it. */
export function keep(name: string, value: string | null): void {
  if (value === null) fallback.delete(name)
  else fallback.set(name, value)
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // the map above holds it until the page is closed
  }
}
