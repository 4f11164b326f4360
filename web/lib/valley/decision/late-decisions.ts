// The components that the first picture of a table does not need: the sheet of a card, and questions about paying, choosing, reacting. A late part, fetched once the
// table is drawn, or at once if the question needs it.
import { partWithTexts } from '../../messages/collection.ts'
import { late, logs, prompts } from '../../messages/texts.ts'
import { LatePart } from '../../platform/late-part.svelte.ts'

// The log's texts are needed too: a reaction describes the move in the words of the log.
export const lateDecisions = new LatePart(
  partWithTexts(() => import('./late-forms.ts'), late, logs.valley, prompts.valley),
)
