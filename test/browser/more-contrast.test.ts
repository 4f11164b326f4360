// Whoever asks the system for more contrast reads every text at 7 : 1 at least, 4.5 : 1 where it is large, in both schemes.
import { expect, test } from 'vitest'
import { openStill } from '../scenes/still.ts'
import { seriousFindings } from './looks.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'

/** Together they show nearly every kind of text; each is looked at in one scheme, its neighbours in the other. */
const apart = 16

test.each(['dark', 'light'])('texts have the contrast that is asked for: %s', async scheme => {
  const page = await openStill(await sharedBrowser(), await sharedStill(), 360, 740)
  await page.emulateMedia({ contrast: 'more' })
  const from = scheme === 'light' ? 0 : apart / 2
  const names = (await page.evaluate(() => window.look.names())).filter((_, k) => k % apart === from)
  expect(names.length).toBeGreaterThan(12)
  for (const name of [...names, 'turn', 'looked', 'tal-reveal-named']) {
    await page.evaluate(([name, scheme]) => window.look.show(name, scheme), [name, scheme] as const)
    expect(await seriousFindings(page, ['color-contrast-enhanced']), name).toEqual([])
  }
  await page.context().close()
})
