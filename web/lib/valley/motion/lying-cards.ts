// Which of the drawn cards lie where, and the button of a card.
import type { TableElements } from '../table/table-elements.ts'

/** All registered cards inside an element, at any depth, with their ids. */
export const cardsWithin = (
  { cards }: TableElements,
  container: Element | null,
): readonly (readonly [string, HTMLElement])[] => [...cards.drawn].filter(([, card]) => container?.contains(card))

/** The card that is a direct child of a place; cards nested deeper do not count. */
export const cardAt = (elements: TableElements, place: Element | null): HTMLElement | null =>
  cardsWithin(elements, place).find(([, card]) => card.parentElement === place)?.[1] ?? null

/** The button over a card that can be pressed. */
export const pressOf = (card: Element | null): HTMLButtonElement | null =>
  [...(card?.children ?? [])].find(child => child instanceof HTMLButtonElement) ?? null
