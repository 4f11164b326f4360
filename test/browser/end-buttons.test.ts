// The buttons below a result stand in order: two columns on phones, rows in the middle of wide screens.
import { expect, test } from 'vitest'
import { openUnpainted } from '../scenes/still.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'

const scenes = ['end', 'tal-end', 'alone-end']

/** The buttons row by row: their left and right ends, and how wide what they say is, in px. */
async function rows(scene: string, width: number, height: number) {
  const [browser, still] = await Promise.all([sharedBrowser(), sharedStill()])
  const { page, close } = await openUnpainted(browser, still, width, height, 'en')
  await page.evaluate(name => window.look.show(name), scene)
  const buttons = await page.locator('footer .button').evaluateAll(all =>
    all.map(button => {
      const { top, left, right } = button.getBoundingClientRect()
      const said = document.createRange()
      said.selectNodeContents(button)
      return { top, ends: [left, right], words: said.getBoundingClientRect().width }
    }),
  )
  await close()
  return [...Map.groupBy(buttons, ({ top }) => Math.round(top)).values()]
}

test.each(scenes)('in two columns on a phone: %s', async scene => {
  const [first, ...others] = (await rows(scene, 360, 740))
    .filter(row => row.length > 1)
    .map(row => row.map(({ ends }) => ends))
  expect(others.length).toBeGreaterThan(1)
  expect(others).toEqual(others.map(() => first))
})

test.each(scenes)('side by side in the middle of a wide screen: %s', async scene => {
  for (const row of await rows(scene, 1440, 900)) {
    for (const { ends, words } of row) expect((ends[1] ?? 0) - (ends[0] ?? 0) - words).toBeLessThan(40)
    expect((row[0]?.ends[0] ?? 0) + (row.at(-1)?.ends[1] ?? 0)).toBeCloseTo(1440, 0)
  }
})
