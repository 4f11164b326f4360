// Phrases that log, questions and options of Valley of the Kings share, in English.
import type { Params } from '../../protocol.ts'
import type { Speaker } from '../words.ts'

export const list = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')
export const cardsIn = (cards: unknown, speak: Speaker): string =>
  list(Array.isArray(cards) ? cards.map(card => speak.card(card)) : [])
export const card = (params: Params, speak: Speaker): string => (params['card'] ? speak.card(params['card']) : 'a card')

/** How many cards are asked for: "a hand card", "1 or 2 hand cards", "up to 5 hand cards". */
export function some({ min, max }: Params, one: string, card: string, cards: string): string {
  const [least, most] = [Number(min), Number(max)]
  if (least === 1 && most === 1) return one
  const number = least === most ? '' : least === 0 ? 'up to ' : most === least + 1 ? `${least} or ` : `${least} to `
  return `${number}${most} ${most === 1 ? card : cards}`
}
/** In which order several of them lie, where there are several. */
export const topmost = ({ max }: Params): string => (Number(max) > 1 ? ', the last one topmost' : '')
