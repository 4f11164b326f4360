// Cards that could pay, on a phone and on a desktop: axe is content, whatever is taken.
import { expect, test } from 'vitest'
import { t } from '#web/lib/messages/page-texts.ts'
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
    if (scene !== 'pay-missing') continue
    // What cannot be bought yet keeps the focus, and says what is missing.
    const buy = page.getByRole('button', { name: new RegExp(`^${t('pay.confirm')}`), disabled: true })
    await buy.focus()
    expect(await buy.evaluate(button => button === document.activeElement)).toBe(true)
    expect(await page.getByRole('status').allInnerTexts()).toContain(
      t('pay.state', { paid: 4, price: 5, missing: 1, lost: 0 }),
    )
  }
  expect(tiles).toBeGreaterThan(0)
})
