// The valley glides to where the question is: whoever takes a figure up meanwhile draws its way on a picture that
// stays.
import { expect, test } from 'vitest'
import { required } from '#test/shared/required.ts'
import { talText } from '#web/lib/tal/table/tal-texts.ts'
import { openStill } from '../scenes/still.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'
import { draw, type At } from './touch.ts'

test('while the valley glides a figure can be taken up, and the picture stays under the finger', async () => {
  const page = await openStill(await sharedBrowser(), await sharedStill(), 360, 740)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => window.look.show('tal-march'))
  // A glide that stands still on its way.
  await page.evaluate(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
      const glide = animate.apply(this, how)
      glide.pause()
      glide.currentTime = 100
      return glide
    }
  })
  const place = page.locator('[data-place]').first()
  const seen = async () => {
    const { x, y } = required(await place.boundingBox())
    return [Math.round(x), Math.round(y)]
  }
  const before = await seen()
  await page
    .getByRole('group', { name: talText('figures') })
    .getByRole('button', { pressed: false })
    .last()
    .tap()
  await expect.poll(seen).not.toEqual(before)
  const midway = await seen()
  const { x, y, width, height } = required(await page.locator('[data-piece="0o1"]').boundingBox())
  const from: At = [x + width / 2, y + height / 2]
  await draw(page, [from, [from[0] + 40, from[1] + 20]], async () => {
    await page.evaluate(() => {
      for (const glide of document.getAnimations()) glide.finish()
    })
    expect(await seen()).toEqual(midway)
  })
  await page.context().close()
})
