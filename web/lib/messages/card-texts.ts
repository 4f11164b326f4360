// The names and texts of cards, as far as they are loaded.
import type { CardWords } from '#shared/messages/words.ts'
import { cards, sets } from './texts.ts'

const shelves = Object.values(cards)

/** Loads the texts of these editions' cards and the names of the sets. Rejects if they cannot be fetched. */
export async function learnCards(shelves: Iterable<string>): Promise<void> {
  await Promise.all([sets.learn(), ...[...shelves].map(shelf => cards[shelf]?.learn())])
}

/** The texts of a title or pharaoh; undefined if they are not loaded. */
export const wordsOf = (id: string): CardWords | undefined =>
  shelves.find(shelf => shelf.known && shelf.all[id])?.all[id]
