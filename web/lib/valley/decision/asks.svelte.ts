// The way to the forms of a question that the first card does not need: paying, choosing, answering somebody else. One
// part, fetched when the table stands, or at once where the question has such a form.
import { speaking } from '../../messages/collection.ts'
import { late, logs, sentences } from '../../messages/texts.ts'

// What can be answered is told as the log tells it.
const fetched = speaking(() => import('./asks.ts'), late, logs.valley, sentences.valley)

class Asks {
  /** All of them; null until they are there. */
  all: typeof import('./asks.ts') | null = $state.raw(null)

  /** Fails where they do not arrive. */
  async fetch(): Promise<void> {
    this.all = await fetched()
  }
}
export const asks = new Asks()
