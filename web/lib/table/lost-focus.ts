// Where the focus goes when what had it is gone.
import { tick } from 'svelte'

/**
 * An attachment: focuses an element that has come in place of what had the focus, unless something else has it. A
 * screen reader then reads it, and the Tab key goes on from there.
 */
export function takeLostFocus(element: HTMLElement): void {
  void tick().then(() => {
    if (document.activeElement === document.body) element.focus({ preventScroll: true })
  })
}

/** Remembers what has the focus; gives it back once it is lost with what was shown meanwhile. */
export function rememberFocus(): () => void {
  const before = document.activeElement
  return () => {
    if (before instanceof HTMLElement) takeLostFocus(before)
  }
}

/** After a button that has gone with what it closed: the Tab key goes on from the question, or from what is said there. */
export function focusQuestion(): void {
  const question = document.getElementById('ask')
  if (question) takeLostFocus(question)
}
