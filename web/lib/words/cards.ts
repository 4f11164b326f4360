// The words of the cards that this page knows by now: those of the base game at once, others when a table or a page needs
// them.
import { baseCards } from '#shared/words/en/cards/base.ts'
import type { CardWords } from '#shared/words/words.ts'

const known = new Map<string, CardWords>(Object.entries(baseCards))

export function learnWords(words: Readonly<Record<string, CardWords>>): void {
  for (const [id, of] of Object.entries(words)) known.set(id, of)
}

/** The words of a title, or of a pharaoh, as far as they are known. */
export const wordsOf = (id: string): CardWords | undefined => known.get(id)
