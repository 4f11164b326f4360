// Tables in a browser that stores nothing, has not kept the site, or has no space left for them.
import { expect, test } from 'vitest'
import { localText } from '#web/lib/lobby/device/local-texts.ts'
import { languages } from '#web/lib/messages/language.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { door, home, playTurns } from './against-a-bot.ts'
import { takeConsoleMessages } from './console.ts'
import { picture } from './looks.ts'
import { company, fetchesAhead, makeTable, phone, type Person } from './people.ts'
import { play } from './play-valley.ts'
import { endTurn } from './valley-table.ts'

const { come } = company()

/** Has the page's workers run a script first: what a script of the page changes about its storage, theirs does not know of. */
async function beginWorkersWith({ context }: Person, script: string): Promise<void> {
  await context.route('**/workers/*.js', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: script + (await response.text()) })
  })
}

test('where a browser stores nothing a table works as long as its page is open, and says so', async () => {
  const mira = await come('Mira', { size: phone })
  // A browser that lets a site store nothing gives it no locks either.
  await beginWorkersWith(
    mira,
    `Object.defineProperty(self, 'indexedDB', { value: undefined });
    navigator.locks.request = () => Promise.reject(new DOMException('', 'SecurityError'));`,
  )
  await home(mira)
  await door(mira).tap()
  // It is said for some seconds only.
  const said = mira.page.getByRole('status').filter({ hasText: localText('local.notKept') })
  await Promise.all([endTurn(mira).waitFor(), said.waitFor()])
  // Another language would load the page anew, without the table.
  const menu = mira.page.getByRole('button', { name: t('menu'), exact: true })
  await menu.tap()
  await mira.page.getByRole('radio', { name: languages.de }).click()
  await mira.page
    .getByRole('alert')
    .filter({ hasText: t('language.wouldLose') })
    .waitFor()
  await mira.page.keyboard.press('Escape')
  await playTurns(mira, 1)
})

test('a browser that has not kept the site speaks another language once it is online again, and says so', async () => {
  const mira = await come('Mira', { size: phone })
  const { context, page } = mira
  await home(mira)
  await door(mira).tap()
  await page.getByRole('button', { name: t('menu'), exact: true }).tap()
  const other = page.getByRole('radio', { name: languages.de })
  await other.waitFor()
  await context.setOffline(true)
  await other.click()
  await page
    .getByRole('alert')
    .filter({ hasText: t('language.offline') })
    .waitFor()
  expect(await page.getByRole('radio', { name: languages.en }).isChecked()).toBe(true)
  await context.setOffline(false)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
  await other.click()
  await page.locator('html[lang=de]').waitFor()
})

test('a seat that only its page knows is not lost where that page has waited for a connection', async () => {
  const mira = await come('Mira', { size: phone })
  const { context, page } = mira
  await fetchesAhead(mira, 'never')
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'SecurityError')
    }
  })
  const table = page.locator(`a[href="${new URL(await makeTable(mira, 2)).pathname}"]`)
  await page.goBack()
  await table.waitFor()
  await context.setOffline(true)
  await page.getByRole('link', { name: new RegExp(`^${t('rules')}`) }).tap()
  await page.getByRole('heading', { name: t('door.broken') }).waitFor()
  await page.getByText(t('door.awayWhat')).waitFor()
  // It would leave the site, and lose the seat.
  expect(await page.getByRole('button', { name: t('door.again') }).count()).toBe(0)
  await context.setOffline(false)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
  await page.goBack()
  await table.tap()
  await page.getByText(t('lobby.youHost')).waitFor()
  // SvelteKit says there what it could not load.
  takeConsoleMessages()
})

test('where the device becomes full while a bot plays that is said, and the game goes on once there is space', async () => {
  const mira = await come('Mira', { size: phone })
  // The first tries to store what a bot does are refused as by a full disk.
  await beginWorkersWith(
    mira,
    `const { add } = IDBObjectStore.prototype;
    let refusals = 4;
    IDBObjectStore.prototype.add = function (text, key) {
      if (text.includes('"kind":"bots"') && refusals-- > 0) throw new DOMException('', 'QuotaExceededError');
      return add.call(this, text, key);
    };`,
  )
  await home(mira)
  const said = mira.page.getByRole('status').filter({ hasText: localText('local.full') })
  let isSaid = false
  const saying = said.waitFor().then(() => {
    isSaid = true
  })
  // Either may begin.
  await door(mira).tap()
  await play(mira, { seed: 3, isStopped: () => isSaid })
  await saying
  await picture(mira, 'local-full')
  await said.waitFor({ state: 'detached' })
  await endTurn(mira).waitFor()
})
