// The title under a pointer. Cards and names carry it (`data-title`); the cards of a pile or row that is one button lie
// beneath that button and are found by their boxes.

export interface Point {
  readonly x: number
  readonly y: number
}

/** A resting finger moves at most this far, in pixels. */
const trembling = 8
export const isStill = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) <= trembling

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
const holds = ({ left, right, top, bottom }: Box, { x, y }: Point) => x >= left && x <= right && y >= top && y <= bottom

/** The last one at a point: later ones are drawn above earlier ones. */
export function topmost<T extends { readonly box: Box }>(drawn: readonly T[], point: Point): T | null {
  return drawn.findLast(({ box }) => holds(box, point)) ?? null
}

/** The title that an element shows or is part of; null if there is none, or it is shown in full already. */
export function titleIn(element: Element): string | null {
  const shown = element.closest<HTMLElement>('[data-title]')
  return shown?.dataset['size'] === 'full' ? null : (shown?.dataset['title'] ?? null)
}

/** The title at an event: under the pointer, or of the focused element if a key caused the event. */
export function titleAt({ target, clientX: x, clientY: y }: MouseEvent): string | null {
  if (!(target instanceof Element)) return null
  const own = titleIn(target)
  if (own !== null) return own
  // An empty button lies over what it presses; any other holds it.
  const button = target.closest('button')
  const pressedAsOne = button?.hasChildNodes() === false ? button.parentElement : button
  const drawn = [...(pressedAsOne?.querySelectorAll<HTMLElement>('[data-title]') ?? [])]
  return (
    topmost(
      drawn.map(card => ({ card, box: card.getBoundingClientRect() })),
      { x, y },
    )?.card.dataset['title'] ?? null
  )
}
