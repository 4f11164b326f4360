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
