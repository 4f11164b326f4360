// Finds places and cards on the drawn table, whatever its layout. Only reads the page.
import { isShown } from '../../platform/is-shown.ts'
import { zoomOf } from '../../platform/zoom.ts'
import { cardAt } from './lying-cards.ts'
import type { TableElements } from '../table/table-elements.ts'
import type { Box } from './paths.ts'
import type { Spot } from './card-places.ts'

export interface FoundSpot {
  readonly box: Box
  /** The card's own element, where one is drawn there. */
  readonly card: HTMLElement | null
  /** Whether the layout does not draw the place itself, so that something else stands for it. */
  readonly standsIn: boolean
}

/** Where an element lies on the screen: its middle and its own size, in pixels. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  // A card in a hand is rotated, so its own size counts, not that of the box around it; zoomed where the page's text is.
  const zoom = zoomOf(element)
  const [wide, high] =
    element instanceof HTMLElement ? [element.offsetWidth * zoom, element.offsetHeight * zoom] : [width, height]
  return { x: left + width / 2, y: top + height / 2, width: wide, height: high }
}

/** The places that stand for one that this layout does not draw, best first, each with the part of it that is meant. */
function standIns(
  { parts }: TableElements,
  spot: Spot,
): readonly (readonly [place: Spot, part?: Element | null | undefined])[] {
  const [kind = '', number = ''] = spot.split('-')
  const seat = Number(number)
  const player = `seat-${seat}`
  const face = parts.find(`face-${seat}`)
  switch (kind) {
    case 'hand':
      return [[player, parts.find(`held-${seat}`)]]
    case 'tomb':
      return [[`tomb-${seat}`], [player, parts.find(`score-${seat}`)]]
    case 'deck':
      return [[player, parts.find(`facts-${seat}`)]]
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

/** Finds a place, and there the card with this id or, without an id, the back of a face-down pile. */
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
