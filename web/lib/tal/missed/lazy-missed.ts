// What tells a seat what it has missed: a lazy part, which brings the texts that it speaks. Names none of them here,
// for the layouts of the table know this.
import { LazyPart } from '../../platform/lazy-part.svelte.ts'
import { part } from '../../platform/part.ts'

export const lazyMissed = new LazyPart(
  part(() => import('./missed-parts.ts').then(parts => parts.loadOwnTexts().then(() => parts))),
)
