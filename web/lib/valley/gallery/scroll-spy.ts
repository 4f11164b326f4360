// Scroll spy of a long page: which part is in view, and going to another.

/** The parts of a page, found by their `data-group`, in page order. */
const partsIn = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLElement>('[data-group]')]

/**
 * The part in view: the last one that begins above a line near the top of the screen. Towards the end of the page the line
 * moves down to the bottom, because the last parts never reach the top.
 * @param under how much of the screen's top is covered, in pixels
 */
export function partInView(frame: HTMLElement, under: number): string | null {
  const left = document.documentElement.scrollHeight - innerHeight - scrollY
  const begins = under + 90
  const line = begins + Math.max(0, 1 - left / innerHeight) * (scrollY > 0 ? innerHeight - begins : 0)
  const parts = partsIn(frame)
  const part = parts.findLast(each => each.getBoundingClientRect().top <= line) ?? parts[0]
  return part?.dataset['group'] ?? null
}

/** Scrolls to a part and focuses its heading, so that keyboard users continue there. */
export function goToPart(frame: HTMLElement, group: string): void {
  const part = partsIn(frame).find(each => each.dataset['group'] === group)
  part?.scrollIntoView({ block: 'start' })
  document.getElementById(part?.getAttribute('aria-labelledby') ?? '')?.focus({ preventScroll: true })
}
