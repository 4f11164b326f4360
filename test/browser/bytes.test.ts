// What a page costs on a phone: compressed bytes until the first question can be answered, none of them a second time.
import { beforeAll, expect, inject, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import type { GameName } from '#shared/protocol.ts'
import { fullTable } from '#test/client/player.ts'
import { sharedBrowser } from './shared-browser.ts'
import { atFront, atTable, fetchedBy, firstLoad, weigh, type Fetched, type Kind } from './first-load.ts'
import { arrive, leave, phone, reach } from './people.ts'

const KB = 1024
let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

/** A seat at a table whose game has begun, as a personal link. */
async function linkToGame(game: GameName = 'valley'): Promise<string> {
  const clients = await fullTable(reach, 2, {}, game)
  const views = await Promise.all(clients.map(client => client.view()))
  const asked = clients[views.findIndex(({ decisions }) => decisions.length > 0)]
  if (!asked) throw new Error('nobody is asked')
  return `${inject('address')}/t/${asked.id}#seat=${asked.token}`
}

const of = (files: readonly Fetched[], ...kinds: readonly Kind[]) => files.filter(({ kind }) => kinds.includes(kind))
const listed = (files: readonly Fetched[]) => [...new Set(files.map(({ path }) => path))].join('\n')

/** All that a page has fetched when both drawings of signs and the fonts are there. */
async function fetchedAtRest(page: Page): Promise<readonly Fetched[]> {
  await page.waitForFunction(
    () => document.querySelectorAll('body > svg').length === 2 && document.fonts.status === 'loaded',
  )
  return fetchedBy(page)
}

async function expectScript(files: readonly Fetched[], most: number): Promise<void> {
  const scripts = of(files, 'script').filter(({ first }) => first)
  const { gzip } = await weigh(inject('address'), scripts)
  expect(gzip, listed(scripts)).toBeLessThanOrEqual(most)
  // It did look: what draws any page here is larger than this.
  expect(gzip, listed(scripts)).toBeGreaterThan(30 * KB)
}

test('until the first card can be chosen a phone loads at most 80 KB of script, and a second visit loads nothing again', async () => {
  const mira = await arrive(browser, 'Mira', { size: phone })
  const link = await linkToGame()
  await expectScript((await firstLoad(mira.page, link, atTable)).files, 80 * KB)

  const files = await fetchedAtRest(mira.page)
  const drawn = of(files, 'signs', 'fonts')
  expect(new Set(drawn.map(({ kind }) => kind))).toEqual(new Set(['signs', 'fonts']))
  expect((await weigh(inject('address'), drawn)).gzip, listed(drawn)).toBeLessThanOrEqual(130 * KB)

  // Of the small files that are fetched afterwards some have no rule of their own, and are asked for again.
  const needed = [...of(files, 'script', 'styles').filter(({ first }) => first), ...drawn]
  const known = new Set(needed.map(({ path }) => path))
  const again = await mira.context.newPage()
  await firstLoad(again, link, atTable)
  const asked = (await fetchedAtRest(again)).filter(({ path }) => known.has(path))
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter(({ brought }) => brought > 0)).toEqual([])

  for (const path of known) {
    const { headers } = await fetch(inject('address') + path)
    expect(headers.get('cache-control'), path).toMatch(/max-age=31536000, immutable/)
  }
  await leave(mira)
})

test('a table of the board game that is opened again asks for nothing that only the deck-builder needs', async () => {
  const mira = await arrive(browser, 'Mira', { size: phone })
  const link = await linkToGame('tal')
  const first = (await firstLoad(mira.page, link, atTable)).files
  const again = await mira.context.newPage()
  const { files } = await firstLoad(again, link, atTable)
  const asked = new Set(files.map(({ path }) => path))
  const spared = first.filter(({ kind, path }) => kind !== 'fonts' && kind !== 'signs' && !asked.has(path))
  expect(
    spared.filter(({ kind }) => kind === 'styles'),
    listed(first),
  ).not.toEqual([])
  expect(
    spared.filter(({ kind }) => kind === 'script'),
    listed(first),
  ).not.toEqual([])
  await leave(mira)
})

test('the front page loads at most 60 KB of script', async () => {
  const mira = await arrive(browser, 'Mira', { size: phone })
  await expectScript((await firstLoad(mira.page, inject('address'), atFront)).files, 60 * KB)
  // What SvelteKit would put in its place is left out (`web/vite/plain-fetch.ts`).
  expect(await mira.page.evaluate(() => String(fetch))).toContain('[native code]')
  await leave(mira)
})

test('neither the page is kept nor a name that does not exist, so that after a deploy nobody is left with the old', async () => {
  for (const path of ['/', '/t/AAAAAAAAAAAAAAAA', '/_app/immutable/chunks/gone.js']) {
    const { headers } = await fetch(inject('address') + path)
    expect(headers.get('cache-control'), path).toMatch(/max-age=0, must-revalidate/)
  }
})
