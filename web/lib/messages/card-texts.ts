// The names and texts of cards, as far as they are loaded.
import type { CardWords } from '#shared/messages/words.ts'
import { loadTexts, type Collection } from './collection.ts'
import { cards, sets } from './texts.ts'

/** The texts of those of these collections that are loaded. */
const known = <All>(collections: Readonly<Record<string, Collection<All>>>): readonly All[] =>
  Object.values(collections).flatMap(each => (each.isLoaded ? [each.all] : []))

export const loadSets = () => loadTexts(...Object.values(sets))

/** What a set is called. */
export const setName = (id: string): string => known(sets).find(each => each.sets[id])?.sets[id] ?? id

/** Loads the texts of these editions' cards and the names of the sets. Rejects if they cannot be fetched. */
export async function loadCards(shelves: Iterable<string>): Promise<void> {
  await Promise.all([loadSets(), ...[...shelves].map(shelf => cards[shelf]?.load())])
}

/** The texts of a title or pharaoh; undefined if they are not loaded. */
export const wordsOf = (id: string): CardWords | undefined => known(cards).find(each => each.cards[id])?.cards[id]

/** The name of a title as it stands on the card, possibly with soft hyphens. */
export const writtenName = (id: string): string => wordsOf(id)?.name ?? id
export const cardName = (id: string): string => writtenName(id).replaceAll('\u00ad', '')
