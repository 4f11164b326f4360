// The page ignores the second tap of a double tap where the first has put something else under the finger. A test
// knows what it taps, but is quicker than people are: a tap at the spot of the one before waits until it is none of a
// double tap.
import type { Locator, Page } from 'playwright-core'
import { nearby } from '#web/lib/platform/blind-taps.ts'
import { doubleTap } from '#web/lib/platform/double-tap.ts'
import { twoFrames } from './two-frames.ts'

interface Spot {
  readonly x: number
  readonly y: number
}
const lastTaps = new WeakMap<Page, Spot & { readonly at: number }>()

async function unhurried(page: Page, spot: Spot, tap: () => Promise<void>): Promise<void> {
  const last = lastTaps.get(page)
  if (last && Math.hypot(spot.x - last.x, spot.y - last.y) < nearby) {
    const left = last.at + doubleTap - performance.now()
    // A page's clock and ours are read at different moments.
    if (left > 0) await page.waitForTimeout(left + 20)
  }
  await tap()
  // The touch is acknowledged before its click has been handled. A page that is left by it is not waited for.
  await twoFrames(page).catch(() => undefined)
  lastTaps.set(page, { ...spot, at: performance.now() })
}

/** Has no tap of this page by a test come as the second one of a double tap. */
export function tapUnhurriedly(page: Page): void {
  const { touchscreen } = page
  const tapAt = touchscreen.tap.bind(touchscreen)
  touchscreen.tap = (x, y) => unhurried(page, { x, y }, () => tapAt(x, y))
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator & { tapAtOnce?: Locator['tap'] }
  if (locators.tapAtOnce) return
  const { tap } = locators
  locators.tapAtOnce = tap
  locators.tap = async function (this: Locator, options) {
    const box = await this.boundingBox(options)
    const spot = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    await unhurried(this.page(), spot, () => tap.call(this, options))
  }
}
