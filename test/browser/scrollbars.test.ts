// Where scrollbars take room of their own, as a mouse has them, no page is wider than what they leave.
import { expect, test } from 'vitest'
import { openStill } from '../scenes/still.ts'
import { openBrowser } from './chromium.ts'
import { sharedStill } from './shared-still.ts'

test('a page that is scrolled down is not scrolled sideways', async () => {
  const browser = await openBrowser({ scrollbars: true })
  const page = await openStill(browser, await sharedStill(), 1024, 400)
  for (const scene of ['home', 'make', 'lobby', 'cards', 'end', 'tal-end']) {
    await page.evaluate(name => window.look.show(name), scene)
    const { wide, seen, bar } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { wide: scrollWidth, seen: clientWidth, bar: innerWidth - clientWidth }
    })
    expect(bar, scene).toBeGreaterThan(0)
    expect(wide, scene).toBeLessThanOrEqual(seen)
  }
  await browser.close()
})
