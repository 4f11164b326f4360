// How many taps a turn takes on a phone: a whole game played by one finger as somebody sensible would who reads every title that is
// new, against a bot. More games, of every edition and by the fewest taps, are measured by `npm run bench`.
import { beforeAll, expect, inject, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { playCounting } from '../taps/play-game.ts'
import { spreadOf } from '../taps/spread.ts'
import { sharedBrowser } from './shared-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

test('a turn takes few taps, also for a beginner', async () => {
  const { turns } = await playCounting(browser, inject('address'), 'beginner', {
    edition: 'base',
    name: 'Anna',
    level: 'buyer',
    against: 'club',
  })
  const { count, median, ninth } = spreadOf(turns.map(taps => taps.length))
  const what = turns.map(taps => taps.join(' ')).join(' / ')
  expect(count).toBeGreaterThan(5)
  expect(median, what).toBeLessThanOrEqual(6)
  expect(ninth, what).toBeLessThanOrEqual(10)
})
