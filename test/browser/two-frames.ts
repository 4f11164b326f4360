// What a page puts off is done a frame later.
import type { Page } from 'playwright-core'

/** Waits until a page has drawn, and has done what it put off until then; for a second where it draws nothing. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(done => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
        setTimeout(done, 1_000)
      }),
  )
