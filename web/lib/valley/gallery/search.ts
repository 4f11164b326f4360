// Finding cards by words: every word that is sought must begin a word that stands on the card.

/** What of a card can be found. */
interface Findable {
  readonly id: string
  readonly words: readonly string[]
}

const marks = /\p{M}/gu
const apostrophes = /['’]/gu
const letters = /[\p{L}\p{N}]+/gu

/** The words of a text as they are compared: in small letters, without accents, "opponent's" as one. */
function wordsIn(text: string): readonly string[] {
  return text.normalize('NFD').replace(marks, '').replace(apostrophes, '').toLowerCase().match(letters) ?? []
}

/**
 * A search over these cards, made once.
 * @returns the ids of the cards that have all words of a query, or their beginnings; of all where it holds none
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
