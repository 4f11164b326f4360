// Phrases that log, questions and options of Valley of the Kings share, in English.
import type { CardRef } from '../../../card.ts'
import { joined } from '../../../messages/phrase.ts'
import type { Phrase } from '../../../messages/pieces.ts'
import type { Asked, Speaker } from '../../../messages/words.ts'

export const list = (names: readonly Phrase[]): Phrase => joined(names, ', ', ' and ')
export const cardsIn = (cards: readonly CardRef[] | readonly string[], speak: Speaker): Phrase =>
  list(cards.map(card => speak.card(card)))
export const card = (p: { readonly card?: CardRef }, speak: Speaker): Phrase => (p.card ? speak.card(p.card) : 'a card')

/** How many cards are asked for: "a hand card", "1 or 2 hand cards", "up to 5 hand cards". */
export function some({ min, max }: Asked, one: string, card: string, cards: string): string {
  if (min === 1 && max === 1) return one
  const number = min === max ? '' : min === 0 ? 'up to ' : max === min + 1 ? `${min} or ` : `${min} to `
  return `${number}${max} ${max === 1 ? card : cards}`
}
/** In which order several of them lie, where there are several. */
export const topmost = ({ max }: Asked): string => (max > 1 ? ', the last one topmost' : '')
