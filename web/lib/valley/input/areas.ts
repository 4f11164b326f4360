// Where on the drawn table a card can be dropped, in whatever layout it is: only reads the page.
import type { Where } from './drops.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/** What can be done, or not be done, at a place. */
interface Placed {
  readonly where: Where
}
export interface Area<T extends Placed> {
  readonly drop: T
  readonly box: Box
  /** How it is drawn; `strip` stands for the whole `ground` beside it and says what is done there. */
  readonly form: 'purchase' | 'place' | 'ground' | 'strip'
}

const isIn = (box: Box, x: number, y: number) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

const boxOf = (element: Element | null): Box | null => element?.getBoundingClientRect() ?? null

/** On the phone the whole strip below the hand is the tomb's: a thumb needs no more than the direction. */
function tombOf(room: HTMLElement, you: number): Element | null {
  const tomb = room.querySelector(`[data-spot="tomb-${you}"]`)
  const strip = tomb?.closest('footer') ?? null
  return strip && !strip.querySelector('.hand') ? strip : tomb
}

/** The middle of the table, and the place of the question, which lies between it and the hand. */
function playArea<T extends Placed>(room: HTMLElement, drop: T): readonly Area<T>[] {
  const ground = boxOf(room.querySelector('.stage'))
  const strip = boxOf(room.querySelector('#ask'))
  if (!ground || !strip) return []
  const { left, top, right } = ground
  return [
    { drop, box: strip, form: 'strip' },
    { drop, box: { left, top, right, bottom: strip.top }, form: 'ground' },
  ]
}

function areaOf<T extends Placed>(room: HTMLElement, drop: T, you: number): Area<T> | null {
  const { where } = drop
  const box = boxOf(
    where === 'tomb'
      ? tombOf(room, you)
      : room.querySelector(`[data-spot="${where === 'discard' ? `discard-${you}` : where}"]`),
  )
  return box && { drop, box, form: where.startsWith('place-') ? 'purchase' : 'place' }
}

/** Where these places lie, small ones before what lies around them. */
export function areasOf<T extends Placed>(room: HTMLElement, drops: readonly T[], you: number): readonly Area<T>[] {
  const places = drops.flatMap(drop => (drop.where === 'play' ? [] : (areaOf(room, drop, you) ?? [])))
  return [...places, ...drops.flatMap(drop => (drop.where === 'play' ? playArea(room, drop) : []))]
}

/** The area at this point. A card of the pyramid that is none itself belongs to none: nobody means to play onto it. */
export function areaAt<T extends Placed>(
  room: HTMLElement,
  areas: readonly Area<T>[],
  x: number,
  y: number,
): Area<T> | null {
  const area = areas.find(({ box }) => isIn(box, x, y)) ?? null
  if (area?.form !== 'ground') return area
  const onCard = [...room.querySelectorAll('.pyramid .card')].some(card => isIn(card.getBoundingClientRect(), x, y))
  return onCard ? null : area
}
