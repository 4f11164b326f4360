// What tells a player that it is their turn while they look elsewhere: a lazy part, for the first card does not need
// it.
import { withOwnTexts } from '../../messages/collection.ts'
import { LazyPart } from '../../platform/lazy-part.svelte.ts'
import { part } from '../../platform/part.ts'

export const push = new LazyPart(part(() => import('./push-parts.ts').then(withOwnTexts)))
