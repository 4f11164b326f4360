// What could be pressed on a page of the card game now, found by looking at the page alone. Runs inside the page, so nothing
// of the test is in reach; knows what things are called there and no rule of the game.
export interface Press {
  readonly x: number
  readonly y: number
  readonly what: string
}
type Moment =
  | { readonly state: 'over' }
  | { readonly state: 'waiting' }
  | { readonly state: 'asked'; readonly press: Press }

/** What the page calls the things that matter here. */
export interface Names {
  /** The table of the scores, which only the end shows. */
  readonly scores: string
  /** The place of the question. */
  readonly question: string
  /** The button there that explains the question and does not answer it. */
  readonly rules: string
  /** What closes whatever is opened over the table. */
  readonly close: string
  /** How the uses of a chosen card begin. */
  readonly uses: readonly string[]
  /** Buttons that finish what was begun, or the turn. */
  readonly finishing: readonly string[]
}

/**
 * One thing to press, drawn at random from all that is offered.
 * @param drawn a number from 0 to 1
 * @param taste how the names of more attractive buttons begin; empty where none is
 */
export function findPress({ names, drawn, taste }: { names: Names; drawn: number; taste: string }): Moment {
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim()
  const named = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].find(element => element.getAttribute('aria-label') === name)
  const question = named('section', names.question)
  if (named('table', names.scores)) return { state: 'over' }
  if (question?.ariaBusy === 'true') return { state: 'waiting' }

  const isUse = (button: HTMLElement) =>
    names.uses.some(use => nameOf(button).startsWith(use)) && button.closest('section, [role=dialog]') !== null
  // Cards have the state with which the page itself leads the focus to them: not all of their names say it.
  const isOffered = (button: HTMLElement) =>
    !button.matches(':disabled, [aria-disabled=true]') &&
    nameOf(button) !== names.rules &&
    (question?.contains(button) || isUse(button) || /\b(can|free|paying)\b/.test(button.dataset['state'] ?? ''))
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

  const closes = (button: HTMLElement) => nameOf(button) === names.close
  // What is opened over the table may hide what is offered: it is soon closed.
  const offered = [...document.querySelectorAll<HTMLElement>('button')]
    .filter(button => isOffered(button) || closes(button))
    .flatMap(button => {
      const at = spot(button)
      return at ? [{ button, at }] : []
    })
  // What was begun is rather finished than dropped, and a turn rather used than ended: a game gets on that way.
  const isBegun = document.querySelector('[data-state~=chosen], [data-state~=paying]') !== null
  const weight = (button: HTMLElement) =>
    taste && nameOf(button).startsWith(taste)
      ? 20
      : isUse(button) || closes(button)
        ? 4
        : !names.finishing.includes(nameOf(button))
          ? 1
          : isBegun
            ? 10
            : 3
  let left = drawn * offered.reduce((sum, { button }) => sum + weight(button), 0)
  const chosen = offered.find(({ button }) => (left -= weight(button)) < 0)
  if (!chosen) return { state: 'waiting' }
  return { state: 'asked', press: { ...chosen.at, what: nameOf(chosen.button) } }
}
