// Everything that shows pharaohs: one part, fetched before a table that plays with them opens. At any other table there is
// none of it.
import { speaking } from '../../messages/collection.ts'
import { royal } from '../../messages/texts.ts'
import { LatePart } from '../../platform/late-part.svelte.ts'

export const pharaohs = new LatePart(speaking(() => import('./pharaoh-parts.ts'), royal))
