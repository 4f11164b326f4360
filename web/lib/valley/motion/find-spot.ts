// Finds places and cards on the drawn table, in whatever layout it is: only reads the page.
import { cardAt } from './lying-cards.ts'
import type { TableElements } from '../table/table-elements.ts'
import type { Box } from './paths.ts'
import type { Spot } from './card-places.ts'

export interface FoundSpot {
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

/** Where something is to be seen whose own place this layout does not draw: at another place, and at which part of it. */
function standIns(
  { parts }: TableElements,
  spot: Spot,
): readonly (readonly [place: Spot, part?: Element | null | undefined])[] {
  const [kind = '', number = ''] = spot.split('-')
  const seat = Number(number)
  const player = `seat-${seat}`
  const face = parts.find(`face-${seat}`)?.firstElementChild
  const facts = parts.find(`facts-${seat}`)
  switch (kind) {
    case 'hand':
      return [[player, facts?.firstElementChild]]
    case 'tomb':
      return [[`tomb-${seat}`], [player, parts.find(`score-${seat}`) ?? facts?.lastElementChild]]
    case 'deck':
      return [[player, facts]]
    case 'discard':
      return [[player, face]]
    case 'play':
      return [[player, face], [`hand-${seat}`]]
    case 'seat':
      return [[`hand-${seat}`]]
    default:
      return []
  }
}

/** Looks for a place, and for the card with this id or, of a pile that lies face down, on top of it. */
export function findSpot(elements: TableElements, spot: Spot, id?: string): FoundSpot | null {
  const { spots, cards, parts } = elements
  const place = spots.find(spot)
  if (place && isShown(place)) {
    const back = parts.find(`back-${spot}`)
    const known = id === undefined ? back : cards.find(id)
    const card = known instanceof HTMLElement && place.contains(known) ? known : null
    const part = card ?? back ?? parts.find(`outline-${spot}`) ?? cardAt(elements, place) ?? place
    return { box: boxOf(part), card, standsIn: false }
  }
  for (const [where, part] of standIns(elements, spot)) {
    const other = spots.find(where)
    if (!other || !isShown(other)) continue
    return { box: boxOf(part ?? other), card: null, standsIn: true }
  }
  return null
}
