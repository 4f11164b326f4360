// Explanations beyond the texts of cards: which part of a text is being carried out, what playing a card would do now, why
// nothing can be undone. A late part, fetched once the table is drawn; until then they are left out.
import { partWithTexts, withOwnTexts } from '../../messages/collection.ts'
import { late } from '../../messages/texts.ts'
import { LatePart } from '../../platform/late-part.svelte.ts'

export const explanations = new LatePart(partWithTexts(() => import('./late-explanations.ts').then(withOwnTexts), late))
