// The words of the cards that this page knows by now.
import type { CardWords } from '#shared/messages/words.ts'
import { cards, sets } from './texts.ts'

const shelves = Object.values(cards)

/** Makes known the words of these cards and the names of their sets; fails where they do not arrive. */
export async function learnCards(shelves: Iterable<string>): Promise<void> {
  await Promise.all([sets.learn(), ...[...shelves].map(shelf => cards[shelf]?.learn())])
}

/** The words of a title, or of a pharaoh, as far as they are known. */
export const wordsOf = (id: string): CardWords | undefined =>
  shelves.find(shelf => shelf.known && shelf.all[id])?.all[id]
