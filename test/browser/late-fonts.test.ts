// On a slow network the page's fonts come after its words, which stand in a font of the device until then: nothing that
// can be pressed moves away from under the finger when ours take their place.
import { expect, inject, test } from 'vitest'
import { gameTitles } from '#shared/game-names.ts'
import { required } from '#test/shared/required.ts'
import { cardName } from '#web/lib/messages/card-texts.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { company, phone } from './people.ts'

const { come } = company()

test.each(['en', 'de'] as const)('the front page stands still when its fonts come (%s)', async speaks => {
  const { context, page } = await come('Mira', { size: phone, speaks })
  const { promise: wanted, resolve: bring } = Promise.withResolvers<null>()
  await context.route(/\.woff2$/, async route => {
    await wanted
    await route.continue()
  })
  const fontsAre = (status: FontFaceSetLoadStatus) =>
    expect.poll(() => page.evaluate(() => document.fonts.status)).toBe(status)
  const heights = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('a, button, input, summary')].map(each => each.getBoundingClientRect().top),
    )

  await page.goto(inject('address'))
  await page.getByRole('radio', { name: gameTitles.tal }).waitFor()
  await fontsAre('loading')
  const before = await heights()
  bring(null)
  await fontsAre('loaded')
  const moved = (await heights()).map((top, k) => Math.abs(top - required(before[k])))
  expect(Math.max(...moved)).toBeLessThan(2)
})

test('a card that was closed before the fonts of the page came is measured no more', async () => {
  const { context, page } = await come('Mira')
  const { promise: wanted, resolve: bring } = Promise.withResolvers<null>()
  await context.route(/\.woff2$/, async route => {
    await wanted
    await route.continue()
  })
  await page.goto(`${inject('address')}/cards`)
  await page.getByRole('button', { name: new RegExp(`^${cardName('boat')}, `) }).click()
  const opened = page.getByRole('complementary', { name: cardName('boat'), exact: true })
  await page.getByRole('switch', { name: `${t('card.sources')} ${t('card.sourcesOf')}` }).press('Space')
  await opened.locator('.seal').first().waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'detached' })
  bring(null)
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
  await page.evaluate(() => document.fonts.ready)
})
