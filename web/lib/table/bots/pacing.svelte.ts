// The paced views of the one table that a page shows.
import type { Session } from '../session.svelte.ts'
import { PacedViews, type Pace } from './paced-views.svelte.ts'

class Pacing {
  #now: PacedViews | null = $state.raw(null)

  /** How many views are still to be shown. */
  get behind(): number {
    return this.#now?.behind ?? 0
  }

  /** Shows the present. */
  showRest(): void {
    this.#now?.showRest()
  }

  /**
   * From now on bots' moves at this table are shown one after another.
   * @returns ends that
   */
  begin(session: Session, pace: Pace): () => void {
    const views = (this.#now = new PacedViews(session, pace))
    return () => {
      views.stop()
      if (this.#now === views) this.#now = null
    }
  }
}

export const pacing = new Pacing()
