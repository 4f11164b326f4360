// The forms of a question that the first card does not need: paying, choosing, answering somebody else. One part, fetched
// when the table stands, or at once where the question has such a form.
import { speaking } from '../../messages/collection.ts'
import { late, logs, sentences } from '../../messages/texts.ts'
import { LatePart } from '../../platform/late-part.svelte.ts'

// What can be answered is told as the log tells it.
export const lateDecisions = new LatePart(
  speaking(() => import('./late-forms.ts'), late, logs.valley, sentences.valley),
)
