// Where one is on a long page: which of its parts the reader looks at, and how to get to another.

/** Parts of a page, found by their `data-group`, in the order in which they stand. */
const partsIn = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLElement>('[data-group]')]

/**
 * The part that is read now: the last that begins above a line which sinks from the head of the screen to its foot as the
 * page is scrolled from end to end, so that the last parts have their turn although they never reach the head.
 * @param under how much of the screen's head is covered, in pixels
 */
export function partInView(frame: HTMLElement, under: number): string | null {
  const most = document.documentElement.scrollHeight - innerHeight
  const begins = under + (innerHeight - under) / 5
  const line = begins + (most > 0 ? Math.min(1, scrollY / most) : 0) ** 4 * (innerHeight - begins)
  const parts = partsIn(frame)
  const part = parts.findLast(each => each.getBoundingClientRect().top <= line) ?? parts[0]
  return part?.dataset['group'] ?? null
}

/** Goes to a part and gives its heading the focus, so that a keyboard goes on from there. */
export function goToPart(frame: HTMLElement, group: string): void {
  const part = partsIn(frame).find(each => each.dataset['group'] === group)
  part?.scrollIntoView({ block: 'start' })
  part?.querySelector<HTMLElement>('.name')?.focus({ preventScroll: true })
}
