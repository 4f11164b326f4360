// Everything that shows pharaohs: a lazy part, fetched before a table with pharaohs opens, and not at all for other
// tables.
import { partWithTexts } from '../../messages/collection.ts'
import { pharaohs as texts } from '../messages/texts.ts'
import { LazyPart } from '../../platform/lazy-part.svelte.ts'

export const pharaohs = new LazyPart(partWithTexts(() => import('./pharaoh-parts.ts'), texts))
