// Where the system has colours of its own, gradients and shadows go: what they say has to be seen all the same.
import { beforeAll, expect, test } from 'vitest'
import type { Browser, Locator, Page } from 'playwright-core'
import { t } from '#web/lib/messages/page-texts.ts'
import { pixelsApart } from '../scenes/pixels-apart.ts'
import { openStill, type Still } from '../scenes/still.ts'
import { required } from '../shared/required.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'

let browser: Browser
let still: Still
beforeAll(async () => {
  ;[browser, still] = await Promise.all([sharedBrowser(), sharedStill()])
})

const show = (page: Page, name: string) => page.evaluate(name => window.look.show(name), name)
const look = (part: Locator) => part.screenshot({ animations: 'disabled', caret: 'hide' })

test.each(['pay-ready', 'tal-bid-heaped'])('a table is drawn as everywhere: %s', async scene => {
  const page = await openStill(browser, still, 360, 740)
  await show(page, scene)
  const table = page.locator('.phone')
  const usual = await look(table)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await pixelsApart(page, usual, await look(table))).toBe(0)
  await page.context().close()
})

test('the picture of a game to share is drawn as everywhere', async () => {
  const page = await openStill(browser, still, 360, 740)
  const drawn = async () => {
    await show(page, 'end-picture')
    // What was played is written into it once that is known.
    await expect.poll(() => page.getByRole('dialog').locator('p').first().textContent()).toMatch(/^[^:]+, [^:]+:/)
    return look(page.locator('canvas'))
  }
  const usual = await drawn()
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await pixelsApart(page, usual, await drawn())).toBe(0)
  await page.context().close()
})

test('a dialog outside the tables has an edge', async () => {
  const page = await openStill(browser, still, 1440, 900)
  await page.emulateMedia({ forcedColors: 'active' })
  await show(page, 'end-picture')
  const box = required(await page.getByRole('dialog').boundingBox())
  const strip = (left: number) =>
    page.screenshot({ clip: { x: box.x + left, y: box.y + 60, width: 2, height: 40 }, animations: 'disabled' })
  expect(await pixelsApart(page, await strip(-2), await strip(-12))).toBeGreaterThan(30)
  await page.context().close()
})

test('the knob of a switch is seen whether it is on or off', async () => {
  const page = await openStill(browser, still, 360, 740)
  await page.emulateMedia({ forcedColors: 'active' })
  await show(page, 'cards-opened')
  const control = page.getByRole('switch').first()
  const box = required(await control.locator('span').last().boundingBox())
  const half = (left: number) =>
    page.screenshot({ clip: { x: box.x + left, y: box.y + 5, width: 16, height: 16 }, animations: 'disabled' })
  for (const turn of ['as it is', 'switched']) {
    expect(await pixelsApart(page, await half(4), await half(26)), turn).toBeGreaterThan(100)
    await control.click()
  }
  await page.context().close()
})

test('what is chosen on the front page looks otherwise than what is not', async () => {
  const page = await openStill(browser, still, 360, 740)
  await page.emulateMedia({ forcedColors: 'active' })
  await show(page, 'home')
  const two = page.getByRole('radio', { name: '2', exact: true })
  const label = page.locator('label', { has: two })
  expect(await two.isChecked()).toBe(true)
  const chosen = await look(label)
  await page.getByRole('radio', { name: '3', exact: true }).check()
  expect(await pixelsApart(page, chosen, await look(label))).toBeGreaterThan(100)
  await page.context().close()
})

test.each(['end-show', 'tal-end-show'])(
  'the result under the pages of the end is not seen through them: %s',
  async scene => {
    const page = await openStill(browser, still, 360, 740)
    await page.emulateMedia({ forcedColors: 'active' })
    await show(page, scene)
    const pages = page.getByRole('region', { name: t('end.show') })
    const over = await look(pages)
    await pages.evaluate(region => {
      region.style.visibility = 'visible'
      region.parentElement?.style.setProperty('visibility', 'hidden')
    })
    expect(await pixelsApart(page, over, await look(pages))).toBe(0)
    await page.context().close()
  },
)
