// How a tomb opens in the show at the end: its sets one after another, each first as its cards side by side, then as the square that
// grows out of them; and how large squares can be where they are shown. Pure functions.
import { largestCell, type Around, type Block } from '#web/lib/table/end/flowing-blocks.ts'
import { partOf, soMany } from '#web/lib/table/end/show-timeline.ts'

/** A part of a tomb: a set with so many different cards; the cards that score by themselves; what duplicates cost a solitaire. */
export interface Part {
  readonly cards: number
  /** What it scores at the end. */
  readonly points: number
  readonly square: boolean
}

export interface Opened {
  /** How many of its cards are there. */
  readonly cards: number
  /** How many rows its square has; 0 before its first card is there. */
  readonly rows: number
  /** What it counts so far. */
  readonly points: number
}

/** How much of a tomb's time its lid takes to slide away, before anything in it is seen. */
const lid = 0.22
/** How much of that it is closed before it moves. */
const closed = 0.35
/** How much of a set's time its cards take to come; then its square grows. */
const laying = 0.45

/** How far a tomb's lid is slid away: 0 to 1; slowly first, as heavy things are. */
export const lidAt = (progress: number): number =>
  Math.min(1, Math.max(0, (progress / lid - closed) / (1 - closed))) ** 2

/**
 * Every part of a tomb as it is open so far.
 * @param progress 0 to 1
 */
export function openedAt(parts: readonly Part[], progress: number): readonly Opened[] {
  const open = Math.max(0, (progress - lid) / (1 - lid))
  return parts.map(({ cards, points, square }, index) => {
    const done = partOf(open, index, parts.length)
    if (!square) {
      const there = soMany(cards, done)
      const counted = there === cards ? points : soMany(points, done)
      return { cards: there, rows: Math.min(1, there), points: done > 0 ? counted : 0 }
    }
    const there = soMany(cards, Math.min(1, done / laying))
    const grown = there < cards ? 0 : soMany(cards - 1, Math.max(0, (done - laying) / (1 - laying)))
    const rows = Math.min(1, there) + grown
    return { cards: there, rows, points: there * rows }
  })
}

/** How many cards that score by themselves lie in a row. */
const inRow = 6

/** The cells of a whole part: a square, or rows of single cards. */
export const blockOf = ({ cards, square }: Part): Block => {
  const columns = Math.max(1, square ? cards : Math.min(cards, inRow))
  return { columns, rows: square ? cards : Math.ceil(cards / columns) }
}

/** What all parts count so far. */
export const countedAt = (parts: readonly Part[], progress: number): number =>
  openedAt(parts, progress).reduce((sum, { points }) => sum + points, 0)

/** Where there is much room labels are larger. */
const roomy = 800
/** The room that labels take around blocks on a picture so many pixels wide, in pixels. */
export const aroundIn = (width: number): Around =>
  width < roomy ? { width: 76, height: 40, gap: 14 } : { width: 116, height: 54, gap: 26 }

/** The side of a cell, see `largestCell`. */
export const cellFor = (blocks: readonly Block[], width: number, height: number): number =>
  largestCell(blocks, width, height, aroundIn(width), { smallest: 6, largest: 104 })
