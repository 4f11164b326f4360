// The size of the pyramid's cards and the shape of its steps, for the room there is. Pure; lengths in pixels.
import type { Hill } from '../../ui/stepped-pyramid.ts'

export interface Geometry {
  /** The width of a card, and its height by its width. */
  readonly card: number
  readonly ratio: number
  readonly gap: { readonly row: number; readonly column: number }
  readonly top: number
  /** Half the width of each step at its top edge, apex first. */
  readonly halves: readonly [number, number, number]
  /** How far a step widens on each side over one row. */
  readonly slope: number
  readonly brick: number
}

/** What the stage is a part of: an upright phone, a phone on its side or a tablet, or the wide table. */
export type Form = 'upright' | 'readable' | 'wide'

const rows = 3
const cardRatio = 1.4
interface Style {
  readonly gap: Geometry['gap']
  readonly top: number
  /** Cards keep this width as long as they can be lower instead. */
  readonly wanted: number
  readonly lowest: number
  readonly margin: (row: number) => number
  readonly slope: number
  readonly brick: number
}
const upright: Style = {
  gap: { row: 7, column: 7 },
  top: 14,
  wanted: 84,
  lowest: 1.02,
  margin: row => 15 + 3.5 * row,
  slope: 9,
  brick: 20,
}
const broad: Style = {
  gap: { row: 10, column: 20 },
  top: 18,
  wanted: 126,
  lowest: 1.1,
  margin: row => 42 + 16 * row,
  slope: 18,
  brick: 24,
}
/** Where there is room for texts: cards keep the width for them, and are lower instead, down to a screen of 360 px. */
const readable: Style = {
  ...upright,
  gap: { row: 5, column: 6 },
  top: 6,
  wanted: 124,
  lowest: 0.88,
  margin: row => 10 + 3 * row,
  slope: 8,
  brick: 18,
}
/** On a low wide stage cards are wide instead of high, so that long texts leave room for the sign. */
const squat: Style = { ...broad, gap: { row: 7, column: 14 }, top: 12, wanted: 140, lowest: 1.02 }
const low = 560
/** A stage narrower than this has its piles above the pyramid, not beside it. */
export const narrow = 300
const slim: Style = {
  ...upright,
  gap: { row: 6, column: 4 },
  wanted: 52,
  margin: row => 4 + 2 * row,
  slope: 4,
  brick: 16,
}

/** The steps behind these cards, in a stage of this size. */
export const hillOf = ({ card, ratio, gap, ...steps }: Geometry, width: number, height: number): Hill => ({
  ...steps,
  width,
  height,
  row: card * ratio,
  gap: gap.row,
})

/** Where the cards of the pyramid lie on a stage of this width and height, in pixels. */
export function geometry(width: number, height: number, form: Form): Geometry {
  const { gap, top, wanted, lowest, margin, slope, brick } =
    form === 'wide' ? (height < low ? squat : broad) : form === 'readable' ? readable : width < narrow ? slim : upright
  const high = Math.max(40, (height - top) / rows - gap.row)
  const ratio = Math.min(cardRatio, Math.max(lowest, high / wanted))
  const card = Math.min(high / ratio, (width - 2 * margin(2) - 2 * gap.column) / 3)
  const half = (row: number) => ((row + 1) * card + row * gap.column) / 2 + margin(row)
  const tall = Math.min(cardRatio, high / card)
  const spare = height - top - rows * (card * tall + gap.row)
  return {
    card,
    ratio: tall,
    gap,
    top: top + Math.max(0, spare) * 0.8,
    halves: [half(0), half(1), half(2)],
    slope,
    brick,
  }
}
