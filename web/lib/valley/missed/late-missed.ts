// What tells a seat what it has missed: a late part, which brings the texts that it speaks. Names none of them here, for the
// layouts of the table know this.
import { LatePart } from '../../platform/late-part.svelte.ts'
import { part } from '../../platform/part.ts'

export const lateMissed = new LatePart(
  part(() => import('./missed-parts.ts').then(parts => parts.loadOwnTexts().then(() => parts))),
)
