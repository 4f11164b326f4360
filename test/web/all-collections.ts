// All collections of texts of the page, those that come by edition or game among them.
import type * as books from '#web/lib/messages/books.ts'
import type * as texts from '#web/lib/messages/texts.ts'

export type Texts = typeof texts & typeof books

/** Every collection, in a list. */
export function collectionsOf({ cards, notes, sentences, logs, ...others }: Texts) {
  return [...Object.values(others), ...[cards, notes, sentences, logs].flatMap(each => Object.values(each))]
}
