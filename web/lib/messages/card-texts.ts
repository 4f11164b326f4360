// The names and texts of cards, as far as they are loaded.
import type { CardWords } from '#shared/messages/words.ts'
import { learn, type Collection } from './collection.ts'
import { cards, sets } from './texts.ts'

/** The texts of those of these collections that are loaded. */
const known = <All>(collections: Readonly<Record<string, Collection<All>>>): readonly All[] =>
  Object.values(collections).flatMap(each => (each.known ? [each.all] : []))

export const learnSets = () => learn(...Object.values(sets))
export const setWords = (id: string): string | undefined => known(sets).find(each => each.sets[id])?.sets[id]

/** Loads the texts of these editions' cards and the names of the sets. Rejects if they cannot be fetched. */
export async function learnCards(shelves: Iterable<string>): Promise<void> {
  await Promise.all([learnSets(), ...[...shelves].map(shelf => cards[shelf]?.learn())])
}

/** The texts of a title or pharaoh; undefined if they are not loaded. */
export const wordsOf = (id: string): CardWords | undefined => known(cards).find(each => each.cards[id])?.cards[id]
