// How cards are laid out so that all fit and stay as large as possible. Pure; lengths in pixels.

interface Layout {
  readonly columns: number
  readonly card: number
  /** Height of a card by its width. */
  readonly ratio: number
  /** Whether cards are drawn low, with sign and title only. */
  readonly low: boolean
  readonly gap: { readonly row: number; readonly column: number }
}

const margin = 20
const largest = 150
const full = { ratio: 1.4, low: false, gap: { row: 12, column: 9 }, least: 72 }
/** The heights of low cards by their width: they get lower before anything has to be scrolled. */
const lows = [0.96, 0.9, 0.84, 0.78, 0.72, 0.66].map(ratio => ({
  ratio,
  low: true,
  gap: { row: 5, column: 5 },
  least: 58,
}))

/** The fewest columns that make no more rows than these. */
const evened = (count: number, columns: number) => Math.ceil(count / Math.max(1, Math.ceil(count / columns))) || 1

/**
 * The layout with the largest cards that needs no scrolling, of several the one with the fewest rows: so it stays the same when
 * the question below becomes a line longer. If none fits, the one with the lowest cards.
 */
export function layoutOf(count: number, width: number, height: number): Layout {
  const cardFor = (columns: number, gap: number) => Math.min(largest, (width - 14 - (columns - 1) * gap) / columns)
  for (const { least, ...style } of [full, ...lows]) {
    const fitting = [2, 3, 4, 5, 6, 7, 8]
      .map((columns): Layout => ({ ...style, columns, card: cardFor(columns, style.gap.column) }))
      .filter(({ columns, card, ratio, gap }) => {
        const rows = Math.ceil(count / columns)
        return card >= least && rows * card * ratio + (rows - 1) * gap.row + margin <= height
      })
    const best = fitting.reduce<Layout | null>((one, other) => (one && one.card > other.card ? one : other), null)
    if (best) return { ...best, columns: evened(count, best.columns) }
  }
  return { columns: 5, card: cardFor(5, 5), ratio: 0.66, low: true, gap: { row: 5, column: 5 } }
}
