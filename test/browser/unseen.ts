// Nobody looks at most pages of most tests, and painting them takes longer than much of what they do. So a page is transparent
// as a whole while no test looks: nothing of it is painted then, and neither where things lie changes, nor what can be pressed
// or is read out.
import type { BrowserContext, Page } from 'playwright-core'

declare global {
  interface Window {
    /** What keeps a page from being painted. */
    readonly unseen?: CSSStyleSheet
  }
}

/** Every page that this context opens from now on is unseen. */
export const paintNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const unseen = new CSSStyleSheet()
    unseen.replaceSync('html { opacity: 0 }')
    document.adoptedStyleSheets.push(unseen)
    Object.assign(window, { unseen })
  })

const show = (page: Page, isSeen: boolean) =>
  page.evaluate(isSeen => {
    if (window.unseen) window.unseen.disabled = isSeen
  }, isSeen)

/** Looks at a page, which is painted meanwhile. */
export async function seen<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await show(page, true)
  const found = await look()
  await show(page, false)
  return found
}
