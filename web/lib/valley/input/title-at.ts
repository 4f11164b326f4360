// Which title lies under a pointer. Cards and names say it themselves (`data-title`); the cards of a pile or a row that is
// pressed as one lie under its button and are found by where they are drawn.

export interface Point {
  readonly x: number
  readonly y: number
}

/** A finger that rests moves less than this; pixels. */
const trembling = 8
export const isStill = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) <= trembling

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
const holds = ({ left, right, top, bottom }: Box, { x, y }: Point) => x >= left && x <= right && y >= top && y <= bottom

/** The last of these that lies under the point: later ones lie above earlier ones. */
export function topmost<T extends { readonly box: Box }>(drawn: readonly T[], point: Point): T | null {
  return drawn.findLast(({ box }) => holds(box, point)) ?? null
}

/** The title that an element shows, or lies inside; null where it shows none, or shows it in full already. */
export function titleIn(element: Element): string | null {
  const shown = element.closest<HTMLElement>('[data-title]')
  return shown?.dataset['size'] === 'full' ? null : (shown?.dataset['title'] ?? null)
}

/** The title under a pointer, or the one that has the focus where a key was pressed instead. */
export function titleAt({ target, clientX: x, clientY: y }: MouseEvent): string | null {
  if (!(target instanceof Element)) return null
  const own = titleIn(target)
  if (own !== null) return own
  const pressedAsOne = target.matches('.press') ? target.parentElement : target.closest('button')
  const drawn = [...(pressedAsOne?.querySelectorAll<HTMLElement>('[data-title]') ?? [])]
  return (
    topmost(
      drawn.map(card => ({ card, box: card.getBoundingClientRect() })),
      { x, y },
    )?.card.dataset['title'] ?? null
  )
}
