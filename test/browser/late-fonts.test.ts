// On a slow network the page's fonts come after its words, which stand in a font of the device until then: nothing that
// can be pressed moves away from under the finger when ours take their place.
import { expect, inject, test } from 'vitest'
import { gameTitles } from '#shared/game-names.ts'
import { required } from '#test/shared/required.ts'
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
