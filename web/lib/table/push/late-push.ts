// What tells a player that it is their turn while they look elsewhere: a late part, for the first card does not need it.
import { withOwnTexts } from '../../messages/collection.ts'
import { LatePart } from '../../platform/late-part.svelte.ts'
import { part } from '../../platform/part.ts'

export const push = new LatePart(part(() => import('./push-parts.ts').then(withOwnTexts)))
