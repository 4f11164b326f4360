// The home page, in a real browser, and the headers with which everything is served.
import { beforeAll, expect, inject, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { gameTitles } from '#shared/game-names.ts'
import { fullTable, madeTable } from '#test/client/player.ts'
import { texts } from '#web/lib/messages/en/tables.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { sharedBrowser } from './shared-browser.ts'
import { takeConsoleMessages } from './console.ts'
import { company, makeTable, phone, reach } from './people.ts'

const { come } = company()
let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

test('the home page says where one is', async () => {
  const page = await browser.newPage()
  await page.goto(inject('address'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.title()).toContain('Valley of the Kings')
})

test('whoever comes back from the lobby finds what was chosen on the front page', async () => {
  const { page } = await come('Mira')
  const seats = (many: number) => page.getByRole('radio', { name: String(many), exact: true })
  const clock = page.getByLabel(t('home.clock'))
  await page.goto(inject('address'))
  await page.getByRole('radio', { name: new RegExp(`^${gameTitles.tal}`) }).check()
  await page.getByLabel(t('home.name')).fill('Mira')
  await seats(4).check()
  await page.getByText(t('home.further')).click()
  await clock.selectOption('300')
  await page.getByRole('button', { name: t('home.make') }).click()
  await page.getByRole('list', { name: t('lobby.seats') }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: gameTitles.tal }).waitFor()
  expect(await seats(4).isChecked()).toBe(true)
  expect(await clock.inputValue()).toBe('300')
})

test('the list of your tables is there once a seat was taken in another tab', async () => {
  const mira = await come('Mira')
  const { page, context } = mira
  await page.goto(inject('address'))
  await page.getByRole('button', { name: t('home.make') }).waitFor()
  const list = page.getByRole('list', { name: t('home.yours') })
  expect(await list.count()).toBe(0)
  await makeTable({ ...mira, page: await context.newPage() }, 2)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await list.getByRole('listitem').waitFor()
  // A browser has an address bar for that.
  expect(await page.getByText(texts['link.open']).count()).toBe(0)
})

test('the installed page, which has no address bar and knows no seat yet, opens a table by its personal link', async () => {
  const { page } = await come('Mira', { size: phone })
  await page.addInitScript(() => {
    const { matchMedia } = window
    window.matchMedia = query =>
      query.includes('display-mode: standalone') ? matchMedia('all') : matchMedia.call(window, query)
  })
  const [{ id, token }] = await fullTable(reach, 2)
  await page.goto(inject('address'))
  await page.getByText(texts['link.open']).tap()
  const field = page.getByRole('textbox', { name: texts['link.name'] })
  await field.fill('https://example.org/')
  await field.press('Enter')
  await page.getByText(texts['link.wrong']).waitFor()
  await field.fill(`${inject('address')}/t/${id}#seat=${token}`)
  await page.getByRole('button', { name: texts['link.go'], exact: true }).tap()
  await page.waitForURL(`**/t/${id}`)
  await expect.poll(() => page.evaluate(id => localStorage.getItem(`valley:seat:${id}`), id)).toBe(token)
})

test('every file goes out with the headers that keep a browser safe', async () => {
  const answers = (path: string) => fetch(inject('address') + path)
  const html = await (await answers('/')).text()
  const script = /\/_app\/immutable\/[^"]*\.js/.exec(html)?.[0] ?? 'no script'
  for (const path of ['/', '/t/AAAAAAAAAAAAAAAA', '/cards', '/cards.json', '/favicon.svg', script]) {
    const { headers } = await answers(path)
    expect(Object.fromEntries(headers), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; frame-ancestors 'none'; base-uri 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self'( 'sha256-[\w+/]{43}=')+; style-src-attr 'unsafe-hashes' 'sha256-[\w+/]{43}='; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'$/,
      ),
    })
    expect(headers.get('content-security-policy'), path).not.toMatch(/unsafe-(?:inline|eval)/)
  }
  // Beside the rule for all, each of these has one of its own.
  expect((await answers(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('a shared link shows messengers what is played, with a picture that is there, and its page starts all the same', async () => {
  const address = inject('address')
  const { id } = await madeTable(reach, 3, { edition: 'afterlife' })
  const link = `${address}/t/${id}`
  const html = await (await fetch(link)).text()
  const shown = (name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
  expect([shown('og:title'), shown('og:url')]).toEqual(['Anna invites you: Valley of the Kings: Afterlife', link])
  for (const page of [html, await (await fetch(address)).text()]) {
    const picture = /property="og:image" content="([^"]*)"/.exec(page)?.[1] ?? ''
    expect((await fetch(new URL(picture, address))).headers.get('content-type')).toBe('image/jpeg')
  }
  const before = await (await fetch(link, { headers: { 'Sec-Fetch-Dest': 'document' } })).text()
  expect(before).toBe(await (await fetch(address)).text())
  // A browser gets the static page, and a messenger that looks through a browser the one with its own tags: both start.
  for (const userAgent of ['Mozilla/5.0 Chrome/153', 'Mozilla/5.0 Chrome/153 facebookexternalhit/1.1']) {
    const context = await browser.newContext({ userAgent, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(link)
    await page.getByRole('textbox').first().waitFor()
    const title = await page.locator('meta[property="og:title"]').getAttribute('content')
    expect(title?.startsWith('Anna')).toBe(userAgent.includes('facebook'))
    await context.close()
  }
})

test('a script that somebody brings into the page does not run, nor one from elsewhere', async () => {
  const page = await browser.newPage()
  await page.goto(inject('address'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  const refused = await page.evaluate(
    () =>
      new Promise(resolve => {
        const found: string[] = []
        addEventListener('securitypolicyviolation', ({ blockedURI }) => {
          if (found.push(blockedURI) === 2) resolve(found.sort())
        })
        for (const wish of [{ text: 'document.title = "stolen"' }, { src: 'https://elsewhere.test/steal.js' }])
          document.head.append(Object.assign(document.createElement('script'), wish))
      }),
  )
  expect(refused).toEqual(['https://elsewhere.test/steal.js', 'inline'])
  expect(await page.title()).not.toBe('stolen')
  expect(takeConsoleMessages()).toEqual([
    expect.stringContaining('Executing inline script violates'),
    expect.stringContaining("Loading the script 'https://elsewhere.test/steal.js' violates"),
  ])
})
