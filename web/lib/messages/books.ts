// The collections of what is read beside a game: rules, the gallery with rulings and notes, a game watched again; and of the
// deck-builder's maker. Apart from the others, for even their names would weigh on a table's first card.
import type { CardNotes } from '#shared/messages/words.ts'
import { collection, collectionsIn } from './collection.ts'

export const rules = collection({
  en: () => import('./en/rules.ts').then(({ rules }) => rules),
  de: () => import('./de/rules.ts').then(({ rules }) => rules),
})
/** The rules of the other ways to play. */
export const ways = collection({
  en: () => import('./en/ways.ts').then(({ ways }) => ways),
  de: () => import('./de/ways.ts').then(({ ways }) => ways),
})
export const gallery = collection({
  en: () => import('./en/gallery.ts').then(({ gallery }) => gallery),
  de: () => import('./de/gallery.ts').then(({ gallery }) => gallery),
})
export const talRules = collection({
  en: () => import('./en/tal-rules.ts').then(({ talRules }) => talRules),
  de: () => import('./de/tal-rules.ts').then(({ talRules }) => talRules),
})
/** What can be played, and what is played at a table. */
export const maker = collection({
  en: () => import('./en/maker.ts').then(({ maker }) => maker),
  de: () => import('./de/maker.ts').then(({ maker }) => maker),
})
/** What is said of one's own tables. */
export const tables = collection({
  en: () => import('./en/tables.ts').then(({ tables }) => tables),
  de: () => import('./de/tables.ts').then(({ tables }) => tables),
})
/** What is said where a game is watched again. */
export const replay = collection({
  en: () => import('./en/replay.ts').then(({ replay }) => replay),
  de: () => import('./de/replay.ts').then(({ replay }) => replay),
})
/** Rulings and notes of cards: an edition's, by its id, or the `pharaohs`'. */
export const notes = collectionsIn<Readonly<Record<string, CardNotes>>>({
  ...import.meta.glob(['../../../shared/messages/*/rulings/*.ts', '!**/again.ts'], { import: 'rulings' }),
  ...import.meta.glob('../../../shared/messages/*/pharaohs.ts', { import: 'pharaohNotes' }),
})
