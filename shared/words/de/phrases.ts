// Phrases that log, questions and options of Valley of the Kings share, in German.
import type { Params } from '../../protocol.ts'
import type { Speaker } from '../words.ts'

export const list = (names: readonly string[]): string => names.length > 1 ? `${names.slice(0, -1).join(', ')} und ${names.at(-1)}` : names[0] ?? ''
export const cardsIn = (cards: unknown, speak: Speaker): string => list(Array.isArray(cards) ? cards.map(card => speak.card(card)) : [])
export const card = (params: Params, speak: Speaker): string => params['card'] ? speak.card(params['card']) : 'eine Karte'
