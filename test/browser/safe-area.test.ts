// Screens with a notch, and a bar at the foot that belongs to the system: nothing that is read or pressed lies below them.
import { expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openStill } from '../scenes/still.ts'
import { company } from './people.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'

const { come } = company()
const lying = { width: 844, height: 390, insets: { top: 0, bottom: 21, left: 59, right: 59 } }
const upright = { width: 390, height: 844, insets: { top: 47, bottom: 34, left: 0, right: 0 } }
type Form = typeof lying

async function cover(page: Page, { insets }: Form): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** What lies below a notch beside the page; of what is above or below it also that, unless it can be scrolled away. */
const covered = (page: Page, { width, height, insets }: Form) =>
  page.evaluate(
    ({ width, height, insets: { top, bottom, left, right } }) => {
      const scrolls = document.documentElement.scrollHeight > innerHeight
      const inSheet = (element: Element) => element.closest('dialog, [role=dialog]')
      const seen = [...document.querySelectorAll('button, a, summary, input, h1, h2')].filter(element => {
        const box = element.getBoundingClientRect()
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        const hit = document.elementFromPoint(x, y)
        // What is only read out lies nowhere.
        return (
          box.width > 1 && hit !== null && element.checkVisibility() && (element.contains(hit) || hit.contains(element))
        )
      })
      return seen.flatMap(element => {
        const box = element.getBoundingClientRect()
        const isBeside = box.left < left - 1 || box.right > width - right + 1
        const isBelow = box.top < top - 1 || box.bottom > height - bottom + 1
        const name = element.getAttribute('aria-label') ?? element.textContent
        const at = [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')
        return isBeside || (isBelow && !scrolls && !inSheet(element)) ? [`${name.trim()} at ${at}`] : []
      })
    },
    { width, height, insets },
  )

/** Each kind of page and of what lies over a table; what the board game's map shows can be moved. */
const scenes = [
  'turn',
  'card',
  'looked',
  'tomb-rich',
  'end',
  'end-show',
  'end-picture',
  'home',
  'home-tables',
  'make',
  'lobby',
  'sit',
  'cards',
  'cards-opened',
  'replay',
  'tutorial-buy',
  'tutorial-waiting',
  'tal-bid-heaped',
  'tal-end-show',
]

test.each([['on its side', lying] as const, ['upright', upright] as const])(
  'on a phone with a notch that is held %s, nothing lies below its bars',
  async (_, form) => {
    const page = await openStill(await sharedBrowser(), await sharedStill(), form.width, form.height)
    await cover(page, form)
    const found = new Map<string, readonly string[]>()
    for (const scene of scenes) {
      await page.evaluate(name => window.look.show(name), scene)
      const names = await covered(page, form)
      if (names.length > 0) found.set(scene, names)
    }
    expect(found).toEqual(new Map())
    await page.context().close()
  },
)

test('the page of a table that does not exist is as high as what the bars leave, and is not scrolled', async () => {
  const { page } = await come('Mira', { size: upright, moving: true })
  await cover(page, upright)
  await page.goto(`${inject('address')}/nothing/here`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(upright.height)
})
