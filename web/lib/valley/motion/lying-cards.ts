// Which of the drawn cards lie where, and what of a card is pressed.
import type { TableElements } from '../table/table-elements.ts'

/** Every card that lies in something, however deep, by what it is called at the table. */
export const cardsWithin = (
  { cards }: TableElements,
  container: Element | null,
): readonly (readonly [string, HTMLElement])[] => [...cards.drawn].filter(([, card]) => container?.contains(card))

/** The card that lies directly at a place, not inside something that lies there. */
export const cardAt = (elements: TableElements, place: Element | null): HTMLElement | null =>
  cardsWithin(elements, place).find(([, card]) => card.parentElement === place)?.[1] ?? null

/** The button over a card that can be pressed. */
export const pressOf = (card: Element | null): HTMLButtonElement | null =>
  [...(card?.children ?? [])].find(child => child instanceof HTMLButtonElement) ?? null
