// How a series stands, on phones: at every size, for two to six seats, the games that each has won can be read at the head of
// the table without opening anything, and nothing lies on them.
import { beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { companyText } from '#web/lib/table/company/company-texts.ts'
import { company } from '#web/lib/messages/lazy-texts.ts'
import { scenes } from '../scenes/scenes.ts'
import { openStill, type Still } from '../scenes/still.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'

const sizes = [
  [360, 640],
  [360, 740],
  [390, 844],
  [844, 390],
] as const
const series = Object.entries(scenes).filter(
  ([, { page = 'table', view }]) => (page === 'table' || page === 'tal') && view().series !== null,
)

let browser: Browser
let still: Still
beforeAll(async () => {
  ;[browser, still] = await Promise.all([sharedBrowser(), sharedStill(), company.load()])
})

/** Where the games won stand that are said in these words; null where they are not to be seen. */
const placeOf = (page: Page, said: string) => page.getByTitle(said, { exact: true }).boundingBox()

test('two to six seats are looked at, of both games, and one that only watches', () => {
  const counts = series.map(([, { view }]) => view().seats.length)
  expect(new Set(counts)).toEqual(new Set([2, 3, 4, 6]))
  expect(new Set(series.map(([, { view }]) => view().game)).size).toBe(2)
  expect(series.some(([, { view }]) => view().you === null)).toBe(true)
})

test.each(sizes)('the games won are read at the head of the table at %i x %i', async (width, height) => {
  const page = await openStill(browser, still, width, height)
  for (const [name, { view }] of series) {
    const { seats, you, series: stands } = view()
    await page.evaluate(name => window.look.show(name), name)
    for (const { seat, name: player } of seats) {
      const wins = stands?.wins[seat] ?? 0
      const said = companyText('series.wins', { name: seat === you ? null : player, wins })
      const place = await placeOf(page, said)
      if (!place) expect.fail(`${name}: "${said}" is not to be seen`)
      expect(place.x, `${name}: ${said}`).toBeGreaterThanOrEqual(0)
      expect(place.x + place.width, `${name}: ${said}`).toBeLessThanOrEqual(width)
      expect(place.y, `${name}: ${said}`).toBeGreaterThanOrEqual(0)
      expect(place.y + place.height, `${name}: ${said}`).toBeLessThanOrEqual(80)
      expect(await page.getByTitle(said, { exact: true }).innerText(), name).toBe(`${wins}`)
    }
    expect(await page.evaluate(() => window.look.audit()), name).toEqual([])
  }
  await page.context().close()
})
