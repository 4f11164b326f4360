// An update: a build that was deployed while pages of the one before were open. It is taken at the next start, and never under an
// open table: until then the page has all files of its own build, also those that it asks for only now.
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { fullTable } from '#test/client/player.ts'
import { required } from '#test/shared/required.ts'
import opening from '#web/lib/messages/en/opening.txt?raw'
import { t } from '#web/lib/messages/page-texts.ts'
import { deployedAgain, formerFiles, isOfNext, type Deployed } from './deployed-again.ts'
import { answered, company, fetchesAhead, phone, question, reach, type Person } from './people.ts'
import { endTurn } from './valley-table.ts'

const people = company()
let site: Deployed
beforeEach(async () => {
  site = await deployedAgain(inject('address'))
})
afterEach(() => site.stop())

/** The browser keeps the site, without the pause that the page makes before it. */
const keepSite = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js')
    const { active } = await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise(resolve =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
    return active?.state
  })
/** The paths that the browser keeps, by build. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const paths = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    return Promise.all(names.map(paths))
  })
const waits = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.waiting?.state)
/**
 * Waits until the newer build serves, which it does once no page is open any more. A page that is opened a moment sooner is asked
 * for while the worker of the former build stops: with Playwright's debugger attached, that worker sometimes never starts again.
 */
const takenOver = ({ context }: Person) =>
  expect
    .poll(() =>
      context
        .serviceWorkers()
        .at(-1)
        ?.evaluate(() => 'registration' in self && !(self.registration as ServiceWorkerRegistration).waiting),
    )
    .toBe(true)
const isNext = async (page: Page) => isOfNext(await page.content())

const rules = (page: Page) => page.getByRole('dialog', { name: t('rules') })

/** Somebody who is asked at a table of the site, and whose browser keeps the site. */
async function atTable(): Promise<Person> {
  const mira = await people.come('Mira', { size: phone, keeps: true })
  const seats = await fullTable(reach, 2)
  const [asked = 0] = required(await seats[0].view()).waitingFor
  const { id, token } = required(seats[asked])
  // Whatever the table does not need at once is asked for where somebody wants it.
  await fetchesAhead(mira, 'never')
  await mira.page.goto(`${site.address}/t/${id}#seat=${token}`)
  await endTurn(mira).waitFor()
  await keepSite(mira.page)
  return mira
}

test('an update waits while a table is open, and is there at the next start, without a network too', async () => {
  const mira = await atTable()
  const { context, page } = mira
  const { pathname } = new URL(page.url())

  site.deploy()
  await page.reload()
  await expect.poll(() => waits(page)).toBe('installed')
  expect(await isNext(page)).toBe(false)
  // What is opened only now comes from the build of the page.
  await page.getByRole('button', { name: t('rules'), exact: true }).tap()
  await rules(page).getByRole('heading').first().waitFor()
  await rules(page)
    .getByRole('button', { name: t('close') })
    .tap()
  // Another page of the site is opened beside the table, and loaded again.
  const other = await context.newPage()
  for (const open of [() => other.goto(site.address), () => other.reload()]) {
    await open()
    await other.getByRole('button', { name: t('home.make') }).waitFor()
    expect(await Promise.all([page, other].map(isNext))).toEqual([false, false])
    expect(await waits(page)).toBe('installed')
  }
  await other.close()
  await endTurn(mira).tap()
  await answered(mira)

  await page.close()
  await takenOver(mira)
  const next = await context.newPage()
  await next.goto(site.address + pathname)
  await question({ ...mira, page: next }).waitFor()
  expect(await isNext(next)).toBe(true)
  // Of all that was fetched, only the files of this build are kept.
  expect(await next.evaluate(async () => (await fetch('/api/health')).ok)).toBe(true)
  const [paths = [], ...more] = await keptPaths(next)
  expect(more).toEqual([])
  expect(paths).toContain('/')
  expect(paths.filter(path => path.startsWith('/api') || path.startsWith(formerFiles))).toEqual([])

  await context.setOffline(true)
  await next.goto(site.address)
  await next.getByRole('button', { name: t('home.make') }).waitFor()
  await next.goto(`${site.address}/rules/tal`)
  await next.getByRole('heading', { level: 2 }).first().waitFor()
  expect(await isNext(next)).toBe(true)
})

/** A deploy of which the browser knows, while its only page is open. */
async function deployUnder(page: Page): Promise<void> {
  site.deploy()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => waits(page)).toBe('installed')
  expect(await isNext(page)).toBe(false)
}

/** What is read of each page that asks for no file, as only the one is that stands in for a page meanwhile. */
const readMeanwhile = ({ context }: Person) =>
  context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      if (!document.querySelector('link'))
        sessionStorage.setItem('meanwhile', (sessionStorage.getItem('meanwhile') ?? '') + document.body.innerText)
    })
  })

test('the only page takes an update where it is loaded again, and says meanwhile that it opens', async () => {
  const mira = await atTable()
  const { page } = mira
  await deployUnder(page)
  await readMeanwhile(mira)
  await page.reload()
  await expect.poll(() => isNext(page).catch(() => false)).toBe(true)
  await endTurn(mira).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('meanwhile'))).toBe(opening.trim())
})

test('so does one whose address names a card after a #, which is open again afterwards', async () => {
  const { page } = await people.come('Mira', { size: phone, keeps: true })
  const address = `${site.address}/cards#statue-of-sobek`
  await page.goto(address)
  const card = page.getByRole('dialog')
  await card.waitFor()
  await keepSite(page)
  await deployUnder(page)
  let loaded = 0
  page.on('domcontentloaded', () => loaded++)
  await page.reload()
  await expect.poll(() => isNext(page).catch(() => false)).toBe(true)
  await card.waitFor()
  expect(page.url()).toBe(address)
  // It is loaded again until the newer build has taken over, and then no more.
  const once = loaded
  await page.reload()
  await card.waitFor()
  expect(loaded).toBe(once + 1)
})
