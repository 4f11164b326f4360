// Finds places and cards on the drawn table, in whatever layout it is: only reads the page.
import type { Box } from './paths.ts'
import type { Spot } from './places.ts'

export interface Found {
  readonly box: Box
  /** The card's own element, where one is drawn there. */
  readonly card: HTMLElement | null
  /** True where the place itself is not drawn and something stands for it. */
  readonly standsIn: boolean
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  // A card in a hand is turned: its own size, not that of the box around it; as large as it is seen, where text is larger.
  const zoom = element.currentCSSZoom ?? 1
  const [wide, high] =
    element instanceof HTMLElement ? [element.offsetWidth * zoom, element.offsetHeight * zoom] : [width, height]
  return { x: left + width / 2, y: top + height / 2, width: wide, height: high }
}

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

/** Where something is to be seen whose own place this layout does not draw: what to look for, and inside it. */
function standIns(spot: Spot): readonly (readonly [place: string, part: string])[] {
  const [kind = '', seat = ''] = spot.split('-')
  const player = `[data-spot="seat-${seat}"]`
  switch (kind) {
    case 'hand':
      return [[player, '.cards-held']]
    case 'tomb':
      return [
        [`[data-spot="tomb-${seat}"]`, ''],
        [player, '.glance, .score, .points'],
      ]
    case 'deck':
      return [[player, '.facts']]
    case 'discard':
      return [[player, '.face-of']]
    case 'play':
      return [
        [player, '.face-of'],
        [`[data-spot="hand-${seat}"]`, ''],
      ]
    case 'seat':
      return [[`[data-spot="hand-${seat}"]`, '']]
    default:
      return []
  }
}

/** Looks for a place, and for the card with this id or, of a pile, on top of it. */
export function find(room: HTMLElement, spot: Spot, id?: string): Found | null {
  const place = room.querySelector<HTMLElement>(`[data-spot="${spot}"]`)
  if (place && isShown(place)) {
    const isHidden = spot === 'stock' || spot.startsWith('deck-')
    const card =
      id !== undefined
        ? place.querySelector<HTMLElement>(`[data-card="${id}"]`)
        : isHidden
          ? place.querySelector<HTMLElement>('.card')
          : null
    const part =
      card ?? (spot.startsWith('seat-') ? null : place.querySelector(':scope > .empty-place, :scope > .card')) ?? place
    return { box: boxOf(part), card, standsIn: false }
  }
  for (const [where, part] of standIns(spot)) {
    const other = room.querySelector<HTMLElement>(where)
    if (!other || !isShown(other)) continue
    return { box: boxOf((part && other.querySelector(part)) || other), card: null, standsIn: true }
  }
  return null
}
