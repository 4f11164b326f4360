// Searches cards: every word of the query must be the beginning of a word on the card.

/** A card with the texts that are searched. */
interface Findable {
  readonly id: string
  readonly words: readonly string[]
}

const marks = /\p{M}/gu
const apostrophes = /['’]/gu
const letters = /[\p{L}\p{N}]+/gu

/** The words of a text for comparison: in lower case, without accents, "opponent's" as one word. */
function wordsIn(text: string): readonly string[] {
  return text.normalize('NFD').replace(marks, '').replace(apostrophes, '').toLowerCase().match(letters) ?? []
}

/**
 * Prepares a search over these cards.
 * @returns finds the ids of the cards that match a query; all of them for an empty one
 */
export function searchOver(cards: readonly Findable[]): (query: string) => ReadonlySet<string> {
  const known = cards.map(({ id, words }) => ({ id, words: [...new Set(words.flatMap(wordsIn))] }))
  return query => {
    const sought = wordsIn(query)
    return new Set(
      known.filter(({ words }) => sought.every(part => words.some(each => each.startsWith(part)))).map(({ id }) => id),
    )
  }
}
