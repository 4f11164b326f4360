// Explanations beyond the texts of cards: which part of a text is being carried out, what playing a card would do now, why
// nothing can be undone. A lazy part, fetched once the table is drawn; until then they are left out.
import { partWithTexts, withOwnTexts } from '../../messages/collection.ts'
import { lazy } from '../../messages/texts.ts'
import { LazyPart } from '../../platform/lazy-part.svelte.ts'

export const explanations = new LazyPart(partWithTexts(() => import('./lazy-explanations.ts').then(withOwnTexts), lazy))
