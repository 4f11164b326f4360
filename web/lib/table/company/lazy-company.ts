// What a page shows of those who are at its table: how their series stands, who watches, and what they say. A lazy
// part: no card waits for it.
import { withOwnTexts } from '../../messages/collection.ts'
import { LazyPart } from '../../platform/lazy-part.svelte.ts'
import { part } from '../../platform/part.ts'

export const company = new LazyPart(part(() => import('./company-parts.ts').then(withOwnTexts)))
