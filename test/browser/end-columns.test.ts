// The points of all tombs on phones: what a column says stays in its column, also with the longest names of sets.
import { expect, test } from 'vitest'
import { openUnpainted } from '../scenes/still.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'

test.each([
  [320, 640, 'en'],
  [320, 640, 'de'],
  [360, 740, 'en'],
  [360, 740, 'de'],
] as const)('no name of a set reaches into the points of a tomb at %i x %i, %s', async (width, height, language) => {
  const [browser, still] = await Promise.all([sharedBrowser(), sharedStill()])
  const { page, close } = await openUnpainted(browser, still, width, height, language)
  await page.evaluate(() => window.look.show('end-six-sets'))
  const names = await page.locator('tbody th').evaluateAll(heads =>
    heads.map(head => {
      const text = document.createRange()
      text.selectNodeContents(head)
      const points = head.nextElementSibling?.getBoundingClientRect()
      return { name: head.textContent, over: text.getBoundingClientRect().right - (points?.left ?? 0) }
    }),
  )
  expect(names.length).toBeGreaterThan(14)
  expect(names.filter(({ over }) => over > 0)).toEqual([])
  await close()
})
