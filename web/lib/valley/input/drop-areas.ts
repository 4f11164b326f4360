// Where on the drawn table a card can be dropped, whatever its layout. Only reads the page.
import { cardAt } from '../motion/lying-cards.ts'
import type { TableElements } from '../table/table-elements.ts'
import type { Where } from './drops.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/** Something that can or cannot be done at a place. */
interface Placed {
  readonly where: Where
}
export interface Area<T extends Placed> {
  readonly drop: T
  readonly box: Box
  /** How it is drawn. A `strip` carries the label for the whole `ground` above it. */
  readonly form: 'purchase' | 'place' | 'ground' | 'strip'
}

/** The places of the pyramid, apex first. */
const pyramidSpots = [0, 1, 2, 3, 4, 5].map(place => `place-${place}`)

const isIn = (box: Box, x: number, y: number) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

const boxOf = (element: Element | null): Box | null => element?.getBoundingClientRect() ?? null

/** The element of a drop place. On the phone the whole strip below the hand counts as the tomb: easy to hit by thumb. */
function elementOf({ spots, parts }: TableElements, where: Where, you: number): Element | null {
  if (where === 'tomb') return parts.find('own-strip') ?? spots.find(`tomb-${you}`)
  return spots.find(where === 'discard' ? `discard-${you}` : where)
}

/** To play a card: the middle of the table, and the question between it and the hand. */
function playArea<T extends Placed>({ parts }: TableElements, drop: T): readonly Area<T>[] {
  const ground = boxOf(parts.find('stage'))
  const strip = boxOf(parts.find('ask'))
  if (!ground || !strip) return []
  const { left, top, right } = ground
  return [
    { drop, box: strip, form: 'strip' },
    { drop, box: { left, top, right, bottom: strip.top }, form: 'ground' },
  ]
}

function areaOf<T extends Placed>(elements: TableElements, drop: T, you: number): Area<T> | null {
  const { where } = drop
  const box = boxOf(elementOf(elements, where, you))
  return box && { drop, box, form: where.startsWith('place-') ? 'purchase' : 'place' }
}

/** The areas of these drops; small ones come first, because `areaAt` takes the first match. */
export function areasOf<T extends Placed>(
  elements: TableElements,
  drops: readonly T[],
  you: number,
): readonly Area<T>[] {
  const places = drops.flatMap(drop => (drop.where === 'play' ? [] : (areaOf(elements, drop, you) ?? [])))
  return [...places, ...drops.flatMap(drop => (drop.where === 'play' ? playArea(elements, drop) : []))]
}

/** The area at a point. Over a pyramid card that is no drop place itself there is none: nobody means to play onto it. */
export function areaAt<T extends Placed>(
  elements: TableElements,
  areas: readonly Area<T>[],
  x: number,
  y: number,
): Area<T> | null {
  const area = areas.find(({ box }) => isIn(box, x, y)) ?? null
  if (area?.form !== 'ground') return area
  const onCard = pyramidSpots.some(spot => {
    const box = boxOf(cardAt(elements, elements.spots.find(spot)))
    return box && isIn(box, x, y)
  })
  return onCard ? null : area
}
