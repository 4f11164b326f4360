// Where things stand in a result: what a column says stays in its column, and what belongs in one line stands in one line.
import { expect, test } from 'vitest'
import { openUnpainted } from '../scenes/still.ts'
import type { Language } from '#web/lib/messages/language.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'

async function open(scene: string, width: number, height: number, language: Language = 'en') {
  const [browser, still] = await Promise.all([sharedBrowser(), sharedStill()])
  const opened = await openUnpainted(browser, still, width, height, language)
  await opened.page.evaluate(name => window.look.show(name), scene)
  return opened
}

test.each([
  [320, 640, 'en'],
  [320, 640, 'de'],
  [360, 740, 'en'],
  [360, 740, 'de'],
] as const)('no name of a set reaches into the points of a tomb at %i x %i, %s', async (width, height, language) => {
  const { page, close } = await open('end-six-sets', width, height, language)
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

test.each([
  [820, 1180],
  [1440, 900],
])('the totals of six tombs stand in one line at %i x %i, however short a name is', async (width, height) => {
  const { page, close } = await open('end-six', width, height)
  const tops = await page.locator('thead .total').evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
  expect(tops).toEqual(Array.from({ length: 6 }, () => tops[0]))
  await close()
})

const scenes = ['end', 'tal-end', 'alone-end']

/** The buttons row by row: their left and right ends, and how wide what they say is, in px. */
async function rowsOfButtons(scene: string, width: number, height: number) {
  const { page, close } = await open(scene, width, height)
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

test.each(scenes)('the buttons stand in two columns on a phone: %s', async scene => {
  const [first, ...others] = (await rowsOfButtons(scene, 360, 740))
    .filter(row => row.length > 1)
    .map(row => row.map(({ ends }) => ends))
  expect(others.length).toBeGreaterThan(1)
  expect(others).toEqual(others.map(() => first))
})

test.each(scenes)('the buttons stand side by side in the middle of a wide screen: %s', async scene => {
  const rows = await rowsOfButtons(scene, 1440, 900)
  // More of them than on a phone.
  expect(rows[0]?.length).toBeGreaterThan(2)
  for (const row of rows) {
    for (const { ends, words } of row) expect((ends[1] ?? 0) - (ends[0] ?? 0) - words).toBeLessThan(40)
    expect((row[0]?.ends[0] ?? 0) + (row.at(-1)?.ends[1] ?? 0)).toBeCloseTo(1440, 0)
  }
})
