// The gallery of all cards on a phone and on a desktop: nothing is wider than the screen, axe is content; a card is sought,
// opened, linked and left again by touch, by keys and by Back.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { gt } from '#web/lib/valley/gallery/gallery-texts.ts'
import { cardName, setName } from '#web/lib/messages/telling.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { openBrowser } from './chromium.ts'
import { expectFit, picture } from './looks.ts'
import { arrive, desktop, leave, phone } from './people.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each([
  { name: 'phone', size: phone, light: true },
  { name: 'desktop', size: desktop, light: false },
])('all cards on a $name', async ({ name, size, light }) => {
  const mira = await arrive(browser, 'Mira', { size, light, sharp: size === phone })
  const { page } = mira
  const opened = page.getByRole(size === phone ? 'dialog' : 'complementary', { name: cardName('boat'), exact: true })
  const field = page.getByRole('textbox', { name: gt('find.label') })
  const at = () => page.evaluate(() => location.pathname + location.search + location.hash)
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-title]')?.getAttribute('data-title'))

  await page.goto(inject('address'))
  await page.getByRole('link', { name: t('gallery') }).click()
  await page.getByRole('button', { name: new RegExp(`^${cardName('cleopatra-vii')}, `) }).waitFor()
  await expect.poll(() => page.title()).toContain(t('gallery'))
  await expectFit(mira, 'the gallery')
  await picture(mira, `cards-${name}`)

  await page.keyboard.press('/')
  await page.keyboard.type('reaction')
  await page
    .getByRole('status')
    .filter({ hasText: gt('found', { found: 7, all: 116 }) })
    .waitFor()
  await page
    .getByRole('button', { name: new RegExp(`^${cardName('statue-of-bastet')}, `) })
    .waitFor({ state: 'detached' })
  await expect.poll(at).toBe('/cards?find=reaction')

  await page.getByRole('button', { name: new RegExp(`^${cardName('boat')}, `) }).click()
  await opened.getByRole('heading', { name: t('rulings') }).waitFor()
  await expect.poll(at).toBe('/cards?find=reaction#boat')
  await expectFit(mira, 'an opened card')
  await picture(mira, `cards-opened-${name}`)
  await page.keyboard.press('ArrowRight')
  await opened.waitFor({ state: 'detached' })
  await expect.poll(at).toBe('/cards?find=reaction#mummified-cat')
  await page.goBack()
  await expect.poll(at).toBe('/cards?find=reaction')
  await expect.poll(() => field.inputValue()).toBe('reaction')

  // Who comes by a link finds its card in the list, far down as it is, and its set marked.
  await page.goto(`${inject('address')}/cards#priest-of-osiris`)
  await page
    .getByRole(size === phone ? 'dialog' : 'complementary', { name: cardName('priest-of-osiris'), exact: true })
    .waitFor()
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { top = -1, bottom = Infinity } =
          document.querySelector('[data-title="priest-of-osiris"]')?.getBoundingClientRect() ?? {}
        return top >= 0 && bottom <= innerHeight
      }),
    )
    .toBe(true)
  if (size === desktop)
    await expect
      .poll(() => page.getByRole('navigation').locator('[aria-current=true]').textContent())
      .toMatch(new RegExp(`^${setName('priests')}`))
  await page.keyboard.press('Escape')
  await expect.poll(at).toBe('/cards')
  await expect.poll(focused).toBe('priest-of-osiris')
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toBe('priest-of-thoth')
  await leave(mira)
})
