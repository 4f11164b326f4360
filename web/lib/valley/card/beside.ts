// Going from card to card: which cards lie in a row with one, and which of them beside it.

/**
 * The titles that lie in a row with what stands at an element, each once, in their order. What is such a row says so by
 * `data-row`: it holds the titles, or nothing where the cards drawn in it are meant.
 * @returns none where there is no row around the element
 */
export function rowAround(at: Element | null | undefined): readonly string[] {
  const row = at?.closest<HTMLElement>('[data-row]')
  const named = row?.dataset['row']
  const drawn = [...(row?.querySelectorAll<HTMLElement>('[data-title]') ?? [])]
  return [...new Set(named ? named.split(' ') : drawn.map(({ dataset }) => dataset['title'] ?? ''))]
}

/** What lies so many places further in a row that goes round; null where nothing else is in it. */
export function besideIn<T>(row: readonly T[], at: number, by: 1 | -1): T | null {
  return at < 0 || row.length < 2 ? null : (row.at((at + by) % row.length) ?? null)
}
