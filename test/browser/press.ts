// What could be pressed on a page now, found by looking at the page alone. Runs inside the page, so nothing of the test
// is in reach; knows the page's furniture and no rule of a game.
export interface Press {
  readonly x: number
  readonly y: number
  readonly what: string
}
type Moment =
  { readonly state: 'over' } | { readonly state: 'waiting' } | { readonly state: 'asked'; readonly press: Press }

/**
 * One thing to press, drawn at random from all that is offered.
 * @param drawn a number from 0 to 1
 * @param taste words that make a button more attractive
 */
export function lookAround({ overLabel, drawn, taste }: { overLabel: string; drawn: number; taste: string }): Moment {
  if (document.querySelector(`table[aria-label="${overLabel}"]`)) return { state: 'over' }
  if (document.querySelector('#ask[aria-busy=true]')) return { state: 'waiting' }

  // What explains a question does not answer it.
  const isOffered = (button: HTMLElement) =>
    !button.matches(':disabled, [aria-disabled=true], .rules') &&
    (button.closest('#ask, .way') !== null || /\b(can|free|paying)\b/.test(button.dataset['state'] ?? ''))
  /** A spot where a finger would hit this element and nothing that lies above it. */
  const spot = (button: HTMLElement): { x: number; y: number } | null => {
    const box = button.getBoundingClientRect()
    for (const down of [0.5, 0.2, 0.8]) {
      for (const across of [0.5, 0.15, 0.85]) {
        const x = box.left + box.width * across
        const y = box.top + box.height * down
        if (document.elementFromPoint(x, y)?.closest('button, a') === button) return { x, y }
      }
    }
    return null
  }

  const buttons = [...document.querySelectorAll<HTMLElement>('button')]
  const within = (some: readonly HTMLElement[]) =>
    some.flatMap(button => {
      const at = spot(button)
      return at ? [{ button, at }] : []
    })
  // What is opened over the table may hide what is offered: it is soon closed.
  const offered = within(buttons.filter(button => isOffered(button) || button.matches('.close')))
  // What was begun is rather finished than dropped, and a turn rather used than ended: a game gets on that way.
  const isBegun = document.querySelector('[data-state~=chosen], [data-state~=paying]') !== null
  const saysOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent.trim()
  const weight = (button: HTMLElement) =>
    taste && saysOf(button).startsWith(taste)
      ? 20
      : button.matches('.way, .close')
        ? 4
        : !button.matches('.first')
          ? 1
          : isBegun
            ? 10
            : 3
  let left = drawn * offered.reduce((sum, { button }) => sum + weight(button), 0)
  const chosen = offered.find(({ button }) => (left -= weight(button)) < 0)
  if (!chosen) return { state: 'waiting' }
  return { state: 'asked', press: { ...chosen.at, what: saysOf(chosen.button) } }
}
