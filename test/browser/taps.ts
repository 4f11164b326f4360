// How many taps something takes: every touch that comes down on a page counts, wherever it leads; a swipe or a scroll is one too,
// and a second finger belongs to the first.
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** How often a finger came down since the page was opened, or since it began to be counted. */
    taps?: number
  }
}

/** Counts from now on, for as long as the page is not loaded anew. Gives what says how many there were. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.taps = 0
    const note = ({ touches }: TouchEvent) => {
      if (touches.length === 1) window.taps = (window.taps ?? 0) + 1
    }
    addEventListener('touchstart', note, { capture: true, passive: true })
  })
  return () => page.evaluate(() => window.taps ?? 0)
}
