// The collections of texts that some of the deck-builder's tables speak from the beginning. What comes when a table stands lies in
// `lazy-texts.ts`, what is read beside a game in `books.ts`.
import { collection } from '../../messages/collection.ts'

const files = import.meta.glob('./*/{solitaire,pharaohs}.ts')

/** What only solitaires say, and only tables with pharaohs. */
export const solitaire = collection<typeof import('./en/solitaire.ts').texts>(files, 'solitaire')
export const pharaohs = collection<typeof import('./en/pharaohs.ts').texts>(files, 'pharaohs')
