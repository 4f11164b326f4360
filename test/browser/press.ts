// What could be pressed on a page now, found by looking at the page alone. Runs inside the page, so nothing of the test
// is in reach; knows the page's furniture and no rule of a game.
export interface Press { readonly x: number, readonly y: number, readonly what: string }
export type Moment = { readonly state: 'over' } | { readonly state: 'waiting' } | { readonly state: 'asked', readonly press: Press }

/**
 * One thing to press, drawn at random from all that is offered.
 * @param drawn two numbers from 0 to 1
 * @param mark where given, the chosen element gets this attribute, to be found again by the keyboard
 */
export function lookAround({ overLabel, drawn, mark }: { overLabel: string, drawn: readonly [number, number], mark?: string }): Moment {
  if (document.querySelector(`table[aria-label="${overLabel}"]`)) return { state: 'over' }

  const isOffered = (button: HTMLElement) => !button.matches(':disabled, [aria-disabled=true]')
    && (button.closest('#ask, .sheet .ways, .uses') !== null || /\b(can|free|paying)\b/.test(button.dataset['state'] ?? ''))
  /** A spot where a finger would hit this element and nothing that lies above it. */
  const spot = (button: HTMLElement): { x: number, y: number } | null => {
    const box = button.getBoundingClientRect()
    for (const down of [.5, .2, .8]) {
      for (const across of [.5, .15, .85]) {
        const x = box.left + box.width * across, y = box.top + box.height * down
        if (document.elementFromPoint(x, y)?.closest('button, a') === button) return { x, y }
      }
    }
    return null
  }

  const offered = [...document.querySelectorAll<HTMLElement>('button')].filter(isOffered)
    .flatMap(button => {
      const at = spot(button)
      return at ? [{ button, at }] : []
    })
  // Buttons that do what was chosen come first half the time, so that a game gets on.
  const leading = offered.filter(({ button }) => button.matches('.first, .way'))
  const among = leading.length > 0 && drawn[0] < .5 ? leading : offered
  const chosen = among[Math.floor(drawn[1] * among.length)]
  if (!chosen) return { state: 'waiting' }
  if (mark) {
    document.querySelector(`[${mark}]`)?.removeAttribute(mark)
    chosen.button.setAttribute(mark, '')
  }
  return { state: 'asked', press: { ...chosen.at, what: chosen.button.getAttribute('aria-label') ?? chosen.button.textContent.trim() } }
}
