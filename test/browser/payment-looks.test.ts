// Cards that could pay, on a phone and on a desktop: axe is content, whatever is taken.
import { expect, test } from 'vitest'
import { openStill } from '../scenes/still.ts'
import { seriousFindings } from './looks.ts'
import { desktop, phone } from './people.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'

const scenes = ['pay-ready', 'pay-lost', 'pay-missing', 'pay-six', 'pay-eight']

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('cards that could pay can be read on %s', async (_, { width, height }) => {
  const page = await openStill(await sharedBrowser(), await sharedStill(), width, height, 'en', '100%')
  let tiles = 0
  for (const scene of scenes) {
    await page.evaluate(name => window.look.show(name), scene)
    tiles += await page.locator('.tile').count()
    expect(await seriousFindings(page), scene).toEqual([])
  }
  expect(tiles).toBeGreaterThan(0)
})
