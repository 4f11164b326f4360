// A page whose connection breaks off while it opens: it does not open for ever, and comes once it can.
import { expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import failed from '#web/lib/messages/en/failed.txt?raw'
import { t } from '#web/lib/messages/page-texts.ts'
import { madeTable } from '#test/client/player.ts'
import { takeConsoleMessages } from './console.ts'
import { expectFit, picture } from './looks.ts'
import { company, phone, reach, type Person } from './people.ts'

const { come } = company()

/** Whoever leaves was told by the browser of nothing but scripts that did not come. */
async function leaveWithout({ context }: Person): Promise<void> {
  await context.close()
  for (const message of takeConsoleMessages())
    expect(message).toMatch(/^http\S+ (TypeError: Failed to fetch dynamically imported module: \S+)?$/)
}

const again = (page: Page) => page.getByRole('button', { name: failed.trim() })
/** Has the scripts of a page not come until that is ended. */
async function breakOff(page: Page): Promise<() => Promise<void>> {
  const scripts = '**/_app/immutable/chunks/*.js'
  await page.route(scripts, route => route.abort())
  return () => page.unroute(scripts)
}

test('a page whose scripts do not come says so, and is fetched again when asked to', async () => {
  const mira = await come('Mira', { size: phone })
  const end = await breakOff(mira.page)
  await mira.page.goto(inject('address'))
  await again(mira.page).waitFor()
  await picture(mira, 'broken-off')
  await expectFit(mira, 'a page that did not come')
  await end()
  await again(mira.page).click()
  await mira.page.getByLabel(t('home.name')).waitFor()
  await leaveWithout(mira)
})

test('it comes by itself once there is a connection, with the seat of its link', async () => {
  const host = await madeTable(reach, 2)
  const mira = await come('Mira', { size: phone })
  const end = await breakOff(mira.page)
  await mira.page.goto(`${inject('address')}/t/${host.id}#seat=${host.token}`)
  await again(mira.page).waitFor()
  await mira.context.setOffline(true)
  await end()
  await mira.context.setOffline(false)
  await mira.page.getByRole('list', { name: t('lobby.seats') }).waitFor()
  expect(await mira.page.evaluate(id => localStorage.getItem(`valley:seat:${id}`), host.id)).toBe(host.token)
  await leaveWithout(mira)
})

test('so does one whose scripts came, but not its words', async () => {
  const mira = await come('Mira', { size: phone })
  await mira.context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await mira.page.goto(inject('address'))
  await again(mira.page).waitFor()
  await leaveWithout(mira)
})
