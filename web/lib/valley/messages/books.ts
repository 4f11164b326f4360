// The collections of what is read beside a game: rules, the gallery with rulings and notes, and what a table is made with. Apart
// from the others, for even their names would weigh on a table's first card.
import type { CardNotes } from '#shared/messages/words.ts'
import { collection, collectionsIn } from '../../messages/collection.ts'

const files = import.meta.glob('./*/{rules,ways,gallery,table-options,word-forms}.ts')

export const rules = collection<typeof import('./en/rules.ts').texts>(files, 'rules')
/** The rules of the other ways to play. */
export const ways = collection<typeof import('./en/ways.ts').texts>(files, 'ways')
/** How the terms of the rules are written in the texts of cards. */
export const wordForms = collection<typeof import('./en/word-forms.ts').texts>(files, 'word-forms')
export const gallery = collection<typeof import('./en/gallery.ts').texts>(files, 'gallery')
/** What can be played, and what is played at a table. */
export const tableOptions = collection<typeof import('./en/table-options.ts').texts>(files, 'table-options')

/** Rulings and notes of cards: an edition's, by its id, or the `pharaohs`'. */
export const notes = collectionsIn<{ readonly rulings: Readonly<Record<string, CardNotes>> }>(
  import.meta.glob(['../../../../shared/valley/messages/*/rulings/*.ts', '!**/again.ts']),
  /rulings\/([\w-]+)/,
)
