// What is said beyond the texts of cards: which part of one is being carried out, what playing one would do now, and why
// nothing can be taken back. Fetched once the table stands, for nobody needs it to choose the first card; until then less
// is said.
import { speaking } from '../../messages/collection.ts'
import { late, saying } from '../../messages/texts.ts'
import { LatePart } from '../../platform/late-part.svelte.ts'

export const explanations = new LatePart(speaking(() => import('./late-explanations.ts'), late, saying))
