// Each page before the game, on a phone and on a desktop, in the dark and by day: it fits, axe is content, and a picture
// of it lies in the folder for looking at. The table and the end are looked at where they are played.
import { beforeAll, expect, inject, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { t } from '#web/lib/messages/page-texts.ts'
import { sharedBrowser } from './shared-browser.ts'
import { expectFit, picture } from './looks.ts'
import { arrive, desktop, leave, makeTable, phone, sitDown } from './people.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

const screens = [
  { name: 'phone', size: phone, light: false },
  { name: 'desktop', size: desktop, light: false },
  { name: 'phone-light', size: phone, light: true },
  { name: 'desktop-light', size: desktop, light: true },
]

test.each(screens)('before the game on $name', async ({ name, size, light }) => {
  const mira = await arrive(browser, 'Mira', { size, light, sharp: size === phone })
  const anna = await arrive(browser, 'Anna', { size, light, sharp: size === phone })
  await mira.page.goto(inject('address'))
  await mira.page.getByRole('button', { name: t('home.make') }).waitFor()
  await expectFit(mira, 'home')
  await picture(mira, `home-${name}`)

  const at = await makeTable(mira, 3)
  await anna.page.goto(at)
  await anna.page.getByRole('button', { name: t('sit.down'), exact: true }).waitFor()
  await expectFit(anna, 'sit-down')
  await picture(anna, `sit-${name}`)

  await sitDown(anna, at)
  await mira.page.getByRole('heading', { name: t('lobby.missing', { missing: 1 }) }).waitFor()
  await mira.page.getByText(t('lobby.here'), { exact: true }).waitFor()
  expect(
    await mira.page
      .getByRole('link', { name: t('game.cards') })
      .first()
      .getAttribute('href'),
  ).toMatch(/^\/cards\?only=base-starters,/)
  await expectFit(mira, 'lobby')
  await picture(mira, `lobby-${name}`)

  await anna.page.goto(`${inject('address')}/t/nosuchtable00000`)
  await anna.page.getByRole('heading', { name: t('door.unknown') }).waitFor()
  await expectFit(anna, 'a closed door')
  await picture(anna, `unknown-${name}`)
  await leave(mira, anna)
})

test('a name of 24 letters and four seats fit on a phone', async () => {
  const mira = await arrive(browser, 'W'.repeat(24), { size: phone, sharp: true })
  const link = await makeTable(mira, 4)
  await expectFit(mira, 'lobby')
  await picture(mira, 'lobby-phone-four')
  const anna = await arrive(browser, 'Anna', { size: phone, sharp: true })
  await anna.page.goto(link)
  await anna.page.getByRole('button', { name: t('sit.down'), exact: true }).waitFor()
  await expectFit(anna, 'the door of that table')
  await leave(mira, anna)
})
