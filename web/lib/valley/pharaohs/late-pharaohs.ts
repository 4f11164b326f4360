// Everything that shows pharaohs: a late part, fetched before a table with pharaohs opens, and not at all for other tables.
import { partWithTexts } from '../../messages/collection.ts'
import { pharaohs as texts } from '../messages/texts.ts'
import { LatePart } from '../../platform/late-part.svelte.ts'

export const pharaohs = new LatePart(partWithTexts(() => import('./pharaoh-parts.ts'), texts))
