// The words of the game on a card's sheet explain themselves: by finger and by keys, in the glossary's words; and what somebody has
// read is not marked again.
import { beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { t } from '#web/lib/messages/page-texts.ts'
import { cardName } from '#web/lib/messages/card-texts.ts'
import { rule } from '#web/lib/valley/rules/rules-texts.ts'
import { openStill, type Still } from '../scenes/still.ts'
import { sharedBrowser } from './shared-browser.ts'
import { desktop, phone } from './people.ts'
import { sharedStill } from './shared-still.ts'

let browser: Browser
let still: Still
beforeAll(async () => {
  ;[browser, still] = await Promise.all([sharedBrowser(), sharedStill()])
})

const book = 'book-of-the-earth'
const sheet = (page: Page) => page.getByRole('dialog', { name: cardName(book) })
const word = (page: Page, written: string) => sheet(page).getByRole('button', { name: written, exact: true })
const explained = (page: Page, term: 'sacrifice' | 'take') =>
  sheet(page)
    .getByRole('status')
    .getByText(rule(`word.${term}.what`), { exact: false })

async function openSheet(page: Page): Promise<void> {
  await page.evaluate(name => window.look.show(name), 'card')
  await word(page, 'Sacrifice').waitFor()
}

test('a tap explains a word, a second tap closes that, and a word that was read is not marked again', async () => {
  const page = await openStill(browser, still, phone.width, phone.height)
  await openSheet(page)
  await word(page, 'Sacrifice').tap()
  await explained(page, 'sacrifice').waitFor()
  // Where a finger comes down counts: this is just below the other word.
  const take = await word(page, 'take').boundingBox()
  if (!take) throw new Error('no other word is marked')
  await word(page, 'Sacrifice').tap()
  await explained(page, 'sacrifice').waitFor({ state: 'detached' })
  await page.touchscreen.tap(take.x + take.width / 2, take.y + take.height + 3)
  await explained(page, 'take').waitFor()

  await sheet(page)
    .getByRole('button', { name: t('back'), exact: true })
    .tap()
  await sheet(page).waitFor({ state: 'detached' })
  await page
    .getByRole('button', { name: new RegExp(`^${cardName(book)}`) })
    .first()
    .tap()
  await sheet(page).waitFor()
  await expect.poll(() => word(page, 'Sacrifice').count()).toBe(0)
  expect(await word(page, 'take').count()).toBe(0)
  await page.context().close()
})

test('keys open and close an explanation, and the sheet stays open', async () => {
  const page = await openStill(browser, still, desktop.width, desktop.height)
  await openSheet(page)
  await word(page, 'Sacrifice').focus()
  expect(await word(page, 'Sacrifice').getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Enter')
  await explained(page, 'sacrifice').waitFor()
  expect(await word(page, 'Sacrifice').getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await explained(page, 'take').waitFor()
  await page.keyboard.press('Escape')
  await explained(page, 'take').waitFor({ state: 'detached' })
  expect(await sheet(page).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await sheet(page).waitFor({ state: 'detached' })
  await page.context().close()
})

test('so do the words of a pharaoh’s power', async () => {
  const page = await openStill(browser, still, phone.width, phone.height)
  await page.evaluate(name => window.look.show(name), 'pharaoh-read')
  const details = page.getByRole('dialog', { name: cardName('akhenaten') })
  await details.getByRole('button', { name: 'starter', exact: true }).tap()
  await details.getByRole('status').getByText(rule('word.starter.what'), { exact: false }).waitFor()
  await page.context().close()
})
