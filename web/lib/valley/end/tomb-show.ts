// How a tomb opens in the show at the end: its sets one after another, each first as its cards side by side, then as the square that
// grows out of them; and how large squares can be where they are shown. Pure functions.
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
const lid = 0.16
/** How much of a set's time its cards take to come; then its square grows. */
const laying = 0.45

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

/** A block of cells that needs a label below; `columns` and `rows` are numbers of cells. */
export interface Block {
  readonly columns: number
  readonly rows: number
}

/** What lies around the cells of a block, in pixels: its label is at least so wide and so high, and blocks are so far apart. */
export interface Around {
  readonly width: number
  readonly height: number
  readonly gap: number
}
/** Where there is much room labels are larger. */
const roomy = 800
export const aroundIn = (width: number): Around =>
  width < roomy ? { width: 76, height: 40, gap: 14 } : { width: 116, height: 54, gap: 26 }
const largest = 104
const smallest = 6

/** How high blocks are that flow in lines of a width, with cells of a size. */
function heightOf(blocks: readonly Block[], width: number, cell: number): number {
  const around = aroundIn(width)
  let height = 0
  let line = { width: 0, height: 0 }
  for (const { columns, rows } of blocks) {
    const block = { width: Math.max(around.width, columns * cell), height: rows * cell + around.height }
    const joined = line.width === 0 ? block.width : line.width + around.gap + block.width
    if (joined <= width) line = { width: joined, height: Math.max(line.height, block.height) }
    else {
      height += line.height + around.gap
      line = block
    }
  }
  return height + line.height
}

/** How large cells can be for all blocks to have room, in whole pixels; never smaller than can be seen. */
export function cellFor(blocks: readonly Block[], width: number, height: number): number {
  const widest = Math.max(1, ...blocks.map(({ columns }) => columns))
  for (let cell = largest; cell > smallest; cell--)
    if (widest * cell <= width && heightOf(blocks, width, cell) <= height) return cell
  return smallest
}
