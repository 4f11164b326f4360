// Whether a modal dialog is open: it makes everything outside inert, also what announces the table's news.
import { untrack } from 'svelte'

let count = $state(0)

export const isModalOpen = (): boolean => count > 0

/**
 * Notes that a modal dialog has opened.
 * @returns to be called once it is closed
 */
export function modalOpened(): () => void {
  // Whoever opens one does not depend on how many there are.
  untrack(() => count++)
  return () => {
    count--
  }
}
