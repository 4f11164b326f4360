// What is said beyond the texts of cards: which part of one is being carried out, what playing one would do now, and why
// nothing can be taken back. Fetched once the table stands, for nobody needs it to choose the first card; until then less
// is said.
import { speaking } from '../../messages/collection.ts'
import { late, saying as texts } from '../../messages/texts.ts'

const fetched = speaking(() => import('./said.ts'), late, texts)

class Saying {
  /** All that can be said; null until it is there. */
  said: typeof import('./said.ts') | null = $state.raw(null)
  #coming = false

  /** Sees to it that it comes, again where it failed to. */
  fetch(): void {
    if (this.#coming || this.said) return
    this.#coming = true
    void fetched().then(
      said => {
        this.said = said
      },
      () => {
        this.#coming = false
      },
    )
  }
}
export const saying = new Saying()
