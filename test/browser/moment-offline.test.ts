// One moment without a connection on the first visit, when the browser has not kept the site yet: what is pressed then
// says so, and works as soon as there is a connection again.
import { expect, inject, test } from 'vitest'
import { localText } from '#web/lib/lobby/device/local-texts.ts'
import { languages } from '#web/lib/messages/language.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { botText } from '#web/lib/table/bots/bot-texts.ts'
import { takeConsoleMessages } from './console.ts'
import { company, fetchesAhead, makeTable, phone, question, type Person } from './people.ts'

const { come } = company()
const said = ({ page }: Person) => page.getByRole('alert').filter({ hasText: t('part.offline') })

/** Somebody on the front page, of which nothing has come that is fetched ahead. */
async function comesHome(): Promise<Person> {
  const mira = await come('Mira', { size: phone })
  await fetchesAhead(mira, 'never')
  await mira.page.goto(inject('address'))
  await mira.page.getByRole('button', { name: t('home.make') }).waitFor()
  return mira
}

test.each([
  ['one device', new RegExp(`^${t('home.device')}`), localText('device.title')],
  ['the choice of bots', t('home.botsChoose'), botText('choose.game')],
])('the door to %s opens by itself once there is a connection, or when it is pressed again', async (_, name, title) => {
  const mira = await comesHome()
  const door = mira.page.getByRole('button', { name })
  const dialog = mira.page.getByRole('dialog', { name: title })
  await mira.context.setOffline(true)
  await door.tap()
  await said(mira).waitFor()
  await mira.context.setOffline(false)
  await dialog.waitFor()
  expect(await said(mira).count()).toBe(0)

  // A browser may say too early that it is online.
  await mira.page.reload()
  await door.waitFor()
  await mira.context.setOffline(true)
  await door.tap()
  await said(mira).waitFor()
  await mira.context.route('**', call => call.abort())
  const tried = mira.page.waitForEvent('requestfailed')
  await mira.context.setOffline(false)
  await tried
  await said(mira).waitFor()
  await mira.context.unroute('**')
  await door.tap()
  await dialog.waitFor()
})

test('a dialog that is open stays as it is when the connection is lost and comes back', async () => {
  const mira = await comesHome()
  await mira.page.getByRole('button', { name: new RegExp(`^${t('home.device')}`) }).tap()
  const field = mira.page.getByLabel(localText('device.nameOf', { n: 1 }))
  await field.fill('Nefertari')
  await mira.context.setOffline(true)
  await mira.context.setOffline(false)
  await expect.poll(() => mira.page.evaluate(() => navigator.onLine)).toBe(true)
  expect(await field.inputValue()).toBe('Nefertari')
})

test('a link that needs a connection says so, and leads on once there is one', async () => {
  const mira = await comesHome()
  await mira.context.setOffline(true)
  await mira.page.getByRole('link', { name: new RegExp(`^${t('rules')}`) }).tap()
  await mira.page.getByText(t('part.offline')).waitFor()
  expect(await mira.page.getByRole('button', { name: t('door.again') }).count()).toBe(0)
  await mira.context.setOffline(false)
  await mira.page.getByRole('heading', { level: 1, name: t('rules') }).waitFor()
  // SvelteKit says there what it could not load.
  takeConsoleMessages()
})

test('another language waits for a connection, for the page would be loaded again', async () => {
  const mira = await comesHome()
  const other = mira.page.getByRole('button', { name: languages.de })
  await mira.context.setOffline(true)
  await other.tap()
  await mira.page
    .getByRole('alert')
    .filter({ hasText: t('language.offline') })
    .waitFor()
  await mira.context.setOffline(false)
  await expect.poll(() => mira.page.evaluate(() => navigator.onLine)).toBe(true)
  await other.tap()
  await mira.page.getByRole('button', { name: languages.en }).waitFor()
})

test('a game for one that cannot begin without a connection says so, and begins with one', async () => {
  const mira = await comesHome()
  const make = mira.page.getByRole('button', { name: t('home.make') })
  await mira.page.getByLabel(t('home.name')).fill('Mira')
  // A table that is refused leaves the page with what makes tables, but not with what plays them here.
  const error = { code: 'bad-request', message: 'Not now.' }
  await mira.context.route('**/api/games', call => call.fulfill({ status: 400, json: { error } }))
  await make.tap()
  await mira.page.getByRole('alert').waitFor()
  await mira.context.setOffline(true)
  await mira.page.getByRole('radio', { name: '1', exact: true }).check()
  await make.tap()
  await said(mira).waitFor()
  await mira.context.setOffline(false)
  await make.tap()
  await question(mira).waitFor()
})

test('after a deploy that took its parts away the front page does not say that one is offline, but to reload', async () => {
  const mira = await comesHome()
  await mira.context.route('**/_app/**', call => call.fulfill({ status: 404 }))
  const failed = mira.page.getByRole('alert').filter({ hasText: t('part.failed') })
  await mira.page.getByRole('button', { name: t('home.bots') }).tap()
  await failed.waitFor()
  await mira.page.getByLabel(t('home.name')).fill('Mira')
  await mira.page.getByRole('button', { name: t('home.make') }).tap()
  await expect.poll(() => failed.count()).toBe(2)
  // What the browser itself says of files that are not there.
  takeConsoleMessages()
})

test('a bot can be seated once there is a connection again', async () => {
  const mira = await come('Mira', { size: phone })
  await makeTable(mira, 2)
  await mira.context.setOffline(true)
  await mira.page.getByRole('button', { name: t('lobby.freeFor', { n: 2 }) }).tap()
  await said(mira).waitFor()
  await mira.context.setOffline(false)
  const again = mira.page.getByRole('button', { name: t('part.again'), exact: true })
  const dialog = mira.page.getByRole('dialog', { name: botText('choose.seat', { n: 1 }) })
  // It comes by itself, unless the browser was too early to say that it is online.
  await expect
    .poll(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 }).catch(() => undefined)
      return dialog.isVisible()
    })
    .toBe(true)
})
