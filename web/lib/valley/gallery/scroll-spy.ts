// Where one is on a long page: which of its parts the reader looks at, and how to get to another.

/** Parts of a page, found by their `data-group`, in the order in which they stand. */
const partsIn = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLElement>('[data-group]')]

/**
 * The part that is read now: the last that begins above a line close to the head of the screen. On the last screen of the
 * page the line sinks to its foot, so that the last parts have their turn although they never reach the head.
 * @param under how much of the screen's head is covered, in pixels
 */
export function partInView(frame: HTMLElement, under: number): string | null {
  const left = document.documentElement.scrollHeight - innerHeight - scrollY
  const begins = under + 90
  const line = begins + Math.max(0, 1 - left / innerHeight) * (scrollY > 0 ? innerHeight - begins : 0)
  const parts = partsIn(frame)
  const part = parts.findLast(each => each.getBoundingClientRect().top <= line) ?? parts[0]
  return part?.dataset['group'] ?? null
}

/** Goes to a part and gives its heading the focus, so that a keyboard goes on from there. */
export function goToPart(frame: HTMLElement, group: string): void {
  const part = partsIn(frame).find(each => each.dataset['group'] === group)
  part?.scrollIntoView({ block: 'start' })
  document.getElementById(part?.getAttribute('aria-labelledby') ?? '')?.focus({ preventScroll: true })
}
