// Moving from card to card by arrow keys: left and right in order, up and down to the nearest card of the next row.
const arrows = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 'up', ArrowDown: 'down' } as const
export type Arrow = keyof typeof arrows
export const isArrow = (key: string): key is Arrow => key in arrows

export interface Lying {
  readonly left: number
  readonly top: number
  readonly width: number
}

/**
 * The card that an arrow key leads to.
 * @param boxes the boxes of the cards, in order
 * @param from the index of the present card
 * @returns the index of the next card; `from` if there is none that way
 */
export function stepTo(boxes: readonly Lying[], from: number, arrow: Arrow): number {
  const way = arrows[arrow]
  if (typeof way === 'number') return Math.min(boxes.length - 1, Math.max(0, from + way))
  const here = boxes[from]
  if (!here) return from
  const beyond = boxes
    .map((box, at) => ({ at, ...box }))
    .filter(({ top }) => (way === 'up' ? top < here.top - 1 : top > here.top + 1))
  const rows = beyond.map(({ top }) => top)
  const row = way === 'up' ? Math.max(...rows) : Math.min(...rows)
  const middle = here.left + here.width / 2
  const far = ({ left, width }: Lying) => Math.abs(left + width / 2 - middle)
  return (
    beyond
      .filter(({ top }) => Math.abs(top - row) <= 1)
      .reduce<(Lying & { at: number }) | null>((best, each) => (best && far(best) <= far(each) ? best : each), null)
      ?.at ?? from
  )
}
