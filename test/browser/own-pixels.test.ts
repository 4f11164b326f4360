// A browser that measures what is zoomed in its own pixels and does not say how far it is, as Safari: here Chromium that does
// not say so. How Safari's engine itself draws is looked at by `npm run other-browser`.
import { beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { openStill, type Still } from '../scenes/still.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'

let browser: Browser
let still: Still
beforeAll(async () => {
  ;[browser, still] = await Promise.all([sharedBrowser(), sharedStill()])
})

async function openWithOwnPixels(width: number, height: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, reducedMotion: 'reduce' })
  await context.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'currentCSSZoom'))
  await still.serve(context)
  const page = await context.newPage()
  await page.goto(still.address)
  await page.waitForFunction(() => document.documentElement.dataset['ready'])
  return page
}
const show = (page: Page, name: string) => page.evaluate(name => window.look.show(name), name)
const enlargedBy = (page: Page) =>
  page.evaluate(() => Number(getComputedStyle(document.querySelector('.phone') ?? document.body).zoom))

test('the board game’s table is enlarged on a tablet only where it can still be hit', async () => {
  const usual = await openStill(browser, still, 820, 1180)
  await show(usual, 'tal-work')
  expect(await enlargedBy(usual)).toBeGreaterThan(1)
  await usual.context().close()
  const own = await openWithOwnPixels(820, 1180)
  await show(own, 'tal-work')
  expect(await enlargedBy(own)).toBe(1)
  expect(await own.evaluate(() => window.look.audit())).toEqual([])
  await own.context().close()
})

test('the words of a card are explained where they stand', async () => {
  const page = await openWithOwnPixels(360, 740)
  await show(page, 'card')
  // The terms are marked once what explains them has been fetched.
  const terms = page.locator('.words button')
  await terms.nth(1).waitFor()
  const boxes = await terms.evaluateAll(marks => {
    const card = document.querySelector('.words')?.getBoundingClientRect()
    return marks.map(mark => {
      const { left, top, width, height } = mark.getBoundingClientRect()
      return [left - (card?.left ?? NaN), top - (card?.top ?? NaN), width, height]
    })
  })
  expect(boxes.length).toBeGreaterThan(1)
  for (const box of boxes) for (const length of box) expect(length).toBeGreaterThan(1)
  await page.context().close()
})
