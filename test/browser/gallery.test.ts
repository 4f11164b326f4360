// The gallery of all cards on a phone and on a desktop: nothing is wider than the screen, axe is content; a card is sought,
// opened, linked and left again by touch, by keys and by Back.
import { beforeAll, expect, inject, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { galleryText } from '#web/lib/valley/gallery/gallery-texts.ts'
import { cardName, setName } from '#web/lib/messages/card-texts.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { sharedBrowser } from './shared-browser.ts'
import { drag } from './touch.ts'
import { expectFit, picture } from './looks.ts'
import { arrive, desktop, leave, phone } from './people.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

test.each([
  { name: 'phone', size: phone, light: true },
  { name: 'desktop', size: desktop, light: false },
])('all cards on a $name', async ({ name, size, light }) => {
  const mira = await arrive(browser, 'Mira', { size, light, sharp: size === phone })
  const { page } = mira
  const opened = page.getByRole(size === phone ? 'dialog' : 'complementary', { name: cardName('boat'), exact: true })
  const field = page.getByRole('textbox', { name: galleryText('find.label') })
  /** A word that is found in the texts of seven cards. */
  const word = t('card.reaction').toLowerCase()
  const at = () => page.evaluate(() => location.pathname + location.search + location.hash)
  /** A card in the list, also where an opened card lies over it. */
  const listed = (title: string) =>
    page.getByRole('button', { name: new RegExp(`^${cardName(title)}, `), includeHidden: true })
  const isFocused = (title: string) => listed(title).evaluate(card => card === document.activeElement)

  await page.goto(inject('address'))
  await page.getByRole('link', { name: t('gallery') }).click()
  await listed('cleopatra-vii').waitFor()
  await expect.poll(() => page.title()).toContain(t('gallery'))
  await expectFit(mira, 'the gallery')
  await picture(mira, `cards-${name}`)

  await page.keyboard.press('/')
  await page.keyboard.type(word)
  await page
    .getByRole('status')
    .filter({ hasText: galleryText('found', { found: 7, all: 116 }) })
    .waitFor()
  await listed('statue-of-bastet').waitFor({ state: 'detached' })
  await expect.poll(at).toBe(`/cards?find=${word}`)

  await listed('boat').click()
  await opened.getByRole('heading', { name: t('rulings') }).waitFor()
  await expect.poll(at).toBe(`/cards?find=${word}#boat`)
  await expectFit(mira, 'an opened card')
  await picture(mira, `cards-opened-${name}`)
  await page.keyboard.press('ArrowRight')
  await opened.waitFor({ state: 'detached' })
  await expect.poll(at).toBe(`/cards?find=${word}#mummified-cat`)
  if (size === phone) {
    // Swiped there and back, in a row that goes round.
    await drag(page, [
      [90, 300],
      [250, 310],
    ])
    await expect.poll(at).toBe(`/cards?find=${word}#boat`)
    await drag(page, [
      [250, 640],
      [90, 640],
    ])
    await expect.poll(at).toBe(`/cards?find=${word}#mummified-cat`)
  }
  // Where the values come from is asked for once, with the keyboard, and then shown for the next card as well.
  const sources = page.getByRole('heading', { name: galleryText('values') })
  expect(await sources.count()).toBe(0)
  await page.getByRole('switch', { name: `${t('card.sources')} ${t('card.sourcesOf')}` }).press('Space')
  await sources.waitFor()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(at).toBe(`/cards?find=${word}#boat`)
  await sources.waitFor()
  await expectFit(mira, 'the sources of the values')
  await picture(mira, `cards-sources-${name}`)
  await page.goBack()
  await expect.poll(at).toBe(`/cards?find=${word}`)
  await expect.poll(() => field.inputValue()).toBe(word)

  // Who comes by a link finds its card in the list, far down as it is, and its set marked.
  await page.goto(`${inject('address')}/cards#priest-of-osiris`)
  await page
    .getByRole(size === phone ? 'dialog' : 'complementary', { name: cardName('priest-of-osiris'), exact: true })
    .waitFor()
  await expect
    .poll(() =>
      listed('priest-of-osiris').evaluate(card => {
        const { top, bottom } = card.getBoundingClientRect()
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
  await expect.poll(() => isFocused('priest-of-osiris')).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => isFocused('priest-of-thoth')).toBe(true)
  await leave(mira)
})

test('who has all cards shown in place of a mix goes on at the first of them', async () => {
  const mira = await arrive(browser, 'Mira')
  const { page } = mira
  await page.goto(`${inject('address')}/cards?only=books`)
  const all = page.getByRole('button', { name: galleryText('found.all') })
  await all.press('Enter')
  await all.waitFor({ state: 'detached' })
  const first = page.getByRole('main').locator('.name').first()
  await expect.poll(() => first.evaluate(heading => heading === document.activeElement)).toBe(true)
  await leave(mira)
})

test('letters stay that are typed while the address is on its way to hold those before', async () => {
  const mira = await arrive(browser, 'Mira')
  const { page } = mira
  const field = page.getByRole('textbox', { name: galleryText('find.label') })
  await page.goto(`${inject('address')}/cards`)
  await field.click()
  // Once somebody has paused, the address is to hold what was typed; one more letter comes just then, then the rest.
  await page.evaluate(() => {
    const { setTimeout: later } = window
    const type = (letters: string) => {
      const typed = document.activeElement as HTMLInputElement
      typed.value += letters
      typed.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    const typedOn = (call: () => void, ms?: number) =>
      later(() => {
        call()
        if (ms !== 250) return
        window.setTimeout = later
        type('r')
        const rest = () => (location.search.startsWith('?find=osi') ? later(type, 50, 'is') : later(rest, 5))
        rest()
      }, ms)
    window.setTimeout = Object.assign(typedOn, later)
  })
  await field.fill('osi')
  await expect.poll(() => new URL(page.url()).searchParams.get('find')).toMatch(/^osi.*s$/)
  expect(await field.inputValue()).toBe('osiris')
  await leave(mira)
})

test('what was sought is still sought once an open card is closed, however soon it was opened, or sought beside it', async () => {
  const mira = await arrive(browser, 'Mira')
  const { page } = mira
  const field = page.getByRole('textbox', { name: galleryText('find.label') })
  const at = () => page.evaluate(() => location.pathname + location.search + location.hash)
  await page.goto(`${inject('address')}/cards`)
  await field.fill('boat')
  // Before the pause after which the address holds what was typed.
  const boat = page.getByRole('main').getByRole('button', { name: new RegExp(`^${cardName('boat')}`) })
  await boat.evaluate((card: HTMLElement) => {
    const typed = document.querySelector<HTMLInputElement>('input')
    if (typed) typed.value = 'boa'
    typed?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    card.click()
  })
  await expect.poll(at).toBe('/cards?find=boa#boat')
  await page.goBack()
  await expect.poll(at).toBe('/cards?find=boa')
  expect(await field.inputValue()).toBe('boa')

  await boat.click()
  await expect.poll(at).toBe('/cards?find=boa#boat')
  await field.fill('cat')
  await expect.poll(at).toBe('/cards?find=cat#boat')
  await page.getByRole('button', { name: galleryText('close') }).click()
  await expect.poll(at).toBe('/cards?find=cat')
  expect(await field.inputValue()).toBe('cat')
  await leave(mira)
})
