// What answers, or comes at all, only after whoever waited for it has gone on: nobody is taken away from where they are now,
// nothing that was opened since is closed, and nothing goes on unseen.
import type { BrowserContext, Page, Route } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Chance } from '#shared/chance.ts'
import { Client, fullTable, guestOf, playOn } from '#test/client/player.ts'
import { required } from '#test/shared/required.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { replayText } from '#web/lib/replay/replay-texts.ts'
import { botText } from '#web/lib/table/bots/bot-texts.ts'
import { company, makeTable, reach, seated } from './people.ts'

const { come } = company()

/** Keeps the answer to a call of this kind back; gives what lets it go and waits until the page has it. */
async function held(
  { context, page }: { readonly context: BrowserContext; readonly page: Page },
  method: string,
  path: RegExp,
) {
  const { promise: asked, resolve } = Promise.withResolvers<Route>()
  await context.route(path, route => (route.request().method() === method ? resolve(route) : route.continue()))
  return async () => {
    const call = await asked
    const answer = page.waitForResponse(call.request().url())
    await call.continue()
    await (await answer).finished()
    // What the page does of itself with an answer it does in a moment.
    await page.waitForTimeout(500)
  }
}

test('whoever has gone on from the front page is not taken to the table that was made there', async () => {
  const mira = await come('Mira')
  const { page } = mira
  await page.goto(inject('address'))
  await page.getByLabel(t('home.name')).fill(mira.name)
  const answer = await held(mira, 'POST', /\/api\/games$/)
  await page.getByRole('button', { name: t('home.make') }).click()
  await page.getByRole('link', { name: t('rules') }).click()
  await page.getByRole('heading', { level: 1, name: t('rules') }).waitFor()
  await answer()
  expect(new URL(page.url()).pathname).toMatch(/^\/rules/)
})

test('a choice of a bot that was opened since stays open', async () => {
  const mira = await come('Mira')
  const { page } = mira
  await makeTable(mira, 4)
  const free = (n: number) => page.getByRole('button', { name: t('lobby.freeFor', { n }) })
  const answer = await held(mira, 'POST', /\/seats$/)
  await free(2).click()
  await page.getByRole('button', { name: botText('level.newcomer') }).click()
  await page.keyboard.press('Escape')
  await free(3).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await answer()
  expect(await dialog.isVisible()).toBe(true)
})

test('the focus that was let go in a lobby is not called back to a door that was pressed long before', async () => {
  const mira = await come('Mira')
  const { page } = mira
  const link = await makeTable(mira, 4)
  const free = (n: number) => page.getByRole('button', { name: t('lobby.freeFor', { n }) })
  await free(2).click()
  await page.getByRole('button', { name: botText('level.newcomer') }).click()
  await free(2).waitFor({ state: 'detached' })
  const door = page
    .getByRole('list', { name: t('lobby.seats') })
    .getByRole('listitem')
    .nth(1)
  await door.getByRole('button').click()
  await free(2).waitFor()
  await expect.poll(() => free(2).evaluate(button => button === document.activeElement)).toBe(true)
  await page.getByRole('heading', { level: 1 }).click()
  const isNowhere = () => page.evaluate(() => document.activeElement === document.body)
  expect(await isNowhere()).toBe(true)
  await guestOf(new Client(reach, required(link.split('/').at(-1))), 'Anna')
  await free(2).waitFor({ state: 'detached' })
  await page.waitForTimeout(100)
  expect(await isNowhere()).toBe(true)
})

test('whoever asked for a bot for now, and then looks at giving up, stays at the table', async () => {
  const [anna, mira] = await Promise.all([come('Anna'), come('Mira')])
  await seated(anna, mira)
  const { page } = mira
  await page.getByRole('button', { name: t('menu') }).click()
  await page.getByRole('button', { name: t('menu.seat') }).click()
  const answer = await held(mira, 'POST', /\/stand-in$/)
  await page.getByRole('button', { name: botText('stand.forMe') }).click()
  await page.getByRole('button', { name: botText('level.newcomer') }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: botText('stand.giveUp') }).click()
  await answer()
  expect(new URL(page.url()).pathname).toMatch(/^\/t\//)
  await expect.poll(() => page.getByRole('dialog', { name: botText('stand.giveUp') }).isVisible()).toBe(true)
})

test('a replay that was left before it came does not run on unseen', async () => {
  const clients = await fullTable(reach, 2, { short: true }, 'tal')
  await playOn(clients, new Chance(8))
  const { id } = required(clients[0])
  const mira = await come('Mira', { moving: true })
  const { page, context } = mira
  await context.addInitScript(() => {
    const { setTimeout: later } = window
    window.setTimeout = Object.assign((call: () => void, ms?: number) => {
      if (ms === 1_700) document.documentElement.dataset['runs'] = 'yes'
      return later(call, ms)
    }, later)
  })
  const answer = await held(mira, 'GET', /\/history/)
  await page.goto(`${inject('address')}/t/${id}/again`)
  await page.getByText(t('loading')).waitFor()
  await page.evaluate(() => {
    const away = Object.assign(document.createElement('a'), { href: '/rules' })
    document.body.append(away)
    away.click()
  })
  await page.getByRole('heading', { level: 1, name: t('rules') }).waitFor()
  await answer()
  await page.waitForTimeout(1_000)
  expect(await page.evaluate(() => document.documentElement.dataset['runs'])).toBeUndefined()
})

test('a kept game that is read for long takes no place of a file that was dropped after it', async () => {
  const { page } = await come('Mira')
  await page.goto(`${inject('address')}/again`)
  await page.getByText(replayText('file.what')).waitFor()
  await page.evaluate(() => {
    const read = new Promise<string>(resolve => addEventListener('read', () => resolve('')))
    File.prototype.text = () => read
    for (const size of [1, 50_000_000]) {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(size)], 'kept.json'))
      dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))
    }
  })
  const fault = page.getByRole('alert')
  await expect.poll(() => fault.innerText()).toBe(replayText('file.large'))
  await page.evaluate(() => dispatchEvent(new Event('read')))
  await page.waitForTimeout(300)
  expect(await fault.innerText()).toBe(replayText('file.large'))
})
