// Whether a modal dialog is open: it makes everything outside inert, also what announces the table's news.
import { untrack } from 'svelte'

let count = $state(0)

export const modals = {
  /** Whether one is open. */
  get isOpen(): boolean {
    return count > 0
  },
  /**
   * Notes that one has opened.
   * @returns to be called once it is closed
   */
  opened(): () => void {
    // Whoever opens one does not depend on how many there are.
    untrack(() => count++)
    return () => {
      count--
    }
  },
}
