// With letters, words, lines and paragraphs as far apart as whoever needs that may set them (WCAG 2.2, 1.4.12), the table
// can still be played: its ways out of it and the answers to its question lie where a pointer reaches them.
import { expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { t } from '#web/lib/messages/page-texts.ts'
import { openStill } from '../scenes/still.ts'
import { desktop, phone } from './people.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'

const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Those that are squeezed, or whose middle is not in sight or lies under something else. Nothing is scrolled for it. */
const outOfReach = (buttons: Locator) =>
  buttons.evaluateAll(all =>
    all
      .filter(button => {
        const { left, top, width, height } = button.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return width < 24 || hit === null || !button.contains(hit)
      })
      .map(button => button.getAttribute('aria-label') ?? button.textContent),
  )

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('text that is set wider leaves the table playable on %s', async (_, { width, height }) => {
  const page = await openStill(await sharedBrowser(), await sharedStill(), width, height)
  await page.addStyleTag({ content: spaced })
  for (const scene of ['turn', 'six5', 'react', 'tal-work', 'tal-bid-heaped']) {
    await page.evaluate(name => window.look.show(name), scene)
    const answers = page.getByRole('region', { name: t('ask'), exact: true }).getByRole('button')
    const ways = page.getByRole('button', { name: new RegExp(`^(${t('menu')}|${t('rules')})$`) })
    expect(await answers.count(), scene).toBeGreaterThan(0)
    expect(await ways.count(), scene).toBeGreaterThan(0)
    expect(await outOfReach(answers.or(ways)), scene).toEqual([])
  }
  await page.context().close()
})
