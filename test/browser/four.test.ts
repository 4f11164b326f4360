// Four people play a whole game: one of them loads the page again in the middle of a turn, another loses the connection.
// At the end they agree on what came out, check the shuffle, and find each other at the next table.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { t } from '#web/lib/words/words.ts'
import { openBrowser } from './chromium.ts'
import { arrive, desktop, end, leave, phone, question, seated, type Person } from './people.ts'
import { byFinger, byMouse, play } from './play.ts'

let browser: Browser
let people: Person[] = []
let at = ''
beforeAll(async () => {
  browser = await openBrowser()
  people = await Promise.all(['Mira', 'Anna', 'Tom', 'Jola'].map((name, k) => arrive(browser, name, { size: k < 2 ? phone : desktop })))
})
afterAll(async () => {
  await leave(...people)
  await browser.close()
})
const person = (seat: number) => people[seat] as Person
const press = (seat: number) => seat < 2 ? byFinger : byMouse
const asked = (seat: number) => person(seat).page.locator('#ask button:enabled, [data-state~=can]').first()

/** Everybody plays until somebody stops the whole table. */
async function playUntil(stop: (seat: number, pressed: number) => boolean): Promise<void> {
  let stopped = false
  await Promise.all(people.map((each, seat) => play(each, {
    seed: 40 + seat, press: press(seat), taste: 'Entomb', isStopped: () => stopped, until: pressed => stopped ||= stop(seat, pressed),
  })))
}

test('they sit down and the game begins by itself', async () => {
  at = await seated(...people)
})

test('one loads the page again in the middle of a turn and is asked the same', async () => {
  await playUntil((seat, pressed) => seat === 2 && pressed > 12)
  const { page } = person(2)
  // What was only begun is not kept over a reload.
  await page.keyboard.press('Escape')
  await asked(2).waitFor()
  const seen = async () => ({
    question: await question(person(2)).innerText(),
    cards: await page.locator('[data-card]').evaluateAll(cards => cards.map(card => card.getAttribute('data-card'))),
  })
  const before = await seen()
  await page.reload()
  await asked(2).waitFor()
  expect(await seen()).toEqual(before)
})

test('one loses the connection, is told so, and comes back to the present table', async () => {
  await playUntil((seat, pressed) => seat === 3 && pressed > 4)
  const { context, page } = person(3)
  await context.setOffline(true)
  await page.getByRole('status').filter({ hasText: t('line.lost') }).waitFor()
  await context.setOffline(false)
  await page.getByRole('status').filter({ hasText: t('line.lost') }).waitFor({ state: 'detached' })
  await asked(3).waitFor()
})

test('they play to the end and agree on it', async () => {
  await playUntil(() => false)
  await Promise.all(people.map(each => end(each).waitFor()))
  const told = await Promise.all(people.map(({ page }) => page.locator('table .total').allInnerTexts()))
  expect(told[0]).toHaveLength(4)
  expect(new Set(told.map(totals => totals.join(' '))).size).toBe(1)
  expect(people.flatMap(each => each.complaints)).toEqual([])
}, 240_000)

test('what is shown set by set adds up to the total', async () => {
  const columns = await end(person(0)).evaluate(table => {
    const numbers = (cells: Iterable<Element>) => [...cells].map(cell => Number(cell.textContent))
    const totals = numbers(table.querySelectorAll('.total'))
    const rows = [...table.querySelectorAll('tbody tr')].map(row => numbers(row.querySelectorAll('.sum b')))
    return totals.map((total, k) => ({ total, sum: rows.reduce((sum, row) => sum + (row[k] ?? 0), 0) }))
  })
  for (const { total, sum } of columns) expect(sum).toBe(total)
})

test('the shuffle can be checked', async () => {
  const { page } = person(1)
  await page.getByRole('button', { name: t('end.check') }).click()
  await page.getByRole('status').filter({ hasText: t('end.fits') }).waitFor()
})

test('whoever plays again comes to the same next table', async () => {
  for (const { page } of people) {
    await page.getByRole('button', { name: new RegExp(`^${t('end.again')}`) }).click()
    await page.waitForURL(address => address.href !== at)
  }
  await Promise.all(people.map(each => question(each).waitFor()))
  expect(new Set(people.map(({ page }) => page.url())).size).toBe(1)
})
