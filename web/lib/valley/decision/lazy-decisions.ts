// The components that the first picture of a table does not need: the sheet of a card, and questions about paying,
// choosing, reacting. A lazy part, fetched once the table is drawn, or at once if the question needs it.
import { partWithTexts } from '../../messages/collection.ts'
import { lazy, logs, prompts } from '../../messages/texts.ts'
import { LazyPart } from '../../platform/lazy-part.svelte.ts'

// The log's texts are needed too: a reaction describes the move in the words of the log.
export const lazyDecisions = new LazyPart(
  partWithTexts(() => import('./lazy-forms.ts'), lazy, logs.valley, prompts.valley),
)
