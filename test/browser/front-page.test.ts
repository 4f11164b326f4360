// The front page from the smallest phone that is promised to a desktop: whatever begins a game can be reached without
// scrolling, in both languages, for both games, with tables of one's own and without.
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { texts as german } from '#web/lib/messages/de/lobby.ts'
import { texts as english } from '#web/lib/messages/en/lobby.ts'
import { openStill, openUnpainted, type Still } from '../scenes/still.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'

const height = 640
let browser: Browser
let still: Still
beforeAll(async () => {
  ;[browser, still] = await Promise.all([sharedBrowser(), sharedStill()])
})

test.each([
  ['en', 360, height, english],
  ['de', 360, height, german],
  ['de', 390, 844, german],
  ['de', 820, 1180, german],
  ['de', 1440, 900, german],
] as const)('all ways to play are on one screen (%s, %i x %i)', async (language, width, height, said) => {
  const page = await openStill(browser, still, width, height, language)
  for (const scene of ['home', 'home-tal', 'home-beside-tables']) {
    await page.evaluate(name => window.look.show(name), scene)
    const ways = {
      bots: page.getByRole('button', { name: new RegExp(`^${said['home.bots']}`) }),
      device: page.getByRole('button', { name: new RegExp(`^${said['home.device']}`) }),
      name: page.getByLabel(said['home.name']),
      friends: page.getByRole('button', { name: new RegExp(`^${said['home.make']}`) }),
    }
    for (const [way, place] of Object.entries(ways)) {
      const box = await place.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0), `${way} in ${scene}`).toBeLessThanOrEqual(height)
    }
    expect(await page.evaluate(() => scrollY), scene).toBe(0)
  }
  await page.context().close()
})

test.each([
  [900, 945],
  [1024, 1292],
  [1137, 945],
  [1280, 720],
])('the picture lies beside the ways to play, not under them (%i x %i)', async (width, high) => {
  const { page, close } = await openUnpainted(browser, still, width, high)
  for (const scene of ['home', 'home-tal']) {
    await page.evaluate(name => window.look.show(name), scene)
    const gap = await page.evaluate(() => {
      const boxes = (of: string) => [...document.querySelectorAll(of)].map(each => each.getBoundingClientRect())
      const picture = Math.max(...boxes('.picture path, .picture .card').map(({ right }) => right))
      return Math.min(...boxes('main section :is(button, input, h1)').map(({ left }) => left)) - picture
    })
    expect(gap, scene).toBeGreaterThan(0)
  }
  await close()
})

test('what the keyboard comes to in the form of a new table lies above its summary', async () => {
  const page = await openStill(browser, still, 360, 740)
  await page.evaluate(() => window.look.show('make-six'))
  const at = () =>
    page.evaluate(() => {
      const { activeElement: focused } = document
      const summary = document.querySelector('.summary')
      return {
        isPast: focused === null || summary?.contains(focused),
        bottom: focused?.getBoundingClientRect().bottom ?? 0,
        end: summary?.getBoundingClientRect().top ?? 0,
      }
    })
  let passed = 0
  for (;;) {
    await page.keyboard.press('Tab')
    const { isPast, bottom, end } = await at()
    if (isPast) break
    passed++
    expect(bottom).toBeLessThanOrEqual(end + 1)
  }
  expect(passed).toBeGreaterThan(20)
  await page.context().close()
})

test('on a laptop a new table is made without scrolling', async () => {
  const { page, close } = await openUnpainted(browser, still, 1280, 720)
  await page.evaluate(() => window.look.show('make'))
  const bots = await page.getByRole('button', { name: new RegExp(`^${english['home.bots']}`) }).boundingBox()
  expect((bots?.y ?? Infinity) + (bots?.height ?? 0)).toBeLessThanOrEqual(720)
  await close()
})

test('a small phone leads from the ways to play to the tables of its own, a desktop shows these first', async () => {
  const phone = await openStill(browser, still, 360, height)
  await phone.evaluate(name => window.look.show(name), 'home-beside-tables')
  const tables = phone.getByRole('region', { name: english['home.yours'] })
  const listed = async () => (await tables.boundingBox())?.y ?? Infinity
  expect(await listed()).toBeGreaterThan(height)
  await phone.getByRole('link', { name: english['home.yours'] }).tap()
  await expect.poll(listed).toBeLessThan(height)
  await phone.context().close()

  const desktop = await openStill(browser, still, 1440, 900)
  await desktop.evaluate(name => window.look.show(name), 'home-beside-tables')
  expect(await desktop.getByRole('link', { name: english['home.yours'] }).count()).toBe(0)
  const [first, form] = await Promise.all([
    desktop.getByRole('region', { name: english['home.yours'] }).boundingBox(),
    desktop.getByLabel(english['home.name']).boundingBox(),
  ])
  expect(first?.y).toBeLessThan(form?.y ?? 0)
  await desktop.context().close()
})

test.each([
  [1440, 900],
  [915, 412],
])('beside many tables the picture is on the screen, wherever the page is scrolled (%i x %i)', async (width, high) => {
  const { page, close } = await openUnpainted(browser, still, width, high)
  await page.evaluate(name => window.look.show(name), 'home-tables')
  for (const end of [0, 1]) {
    const picture = await page.evaluate(end => {
      scrollTo(0, end * document.documentElement.scrollHeight)
      const { top, bottom } = document.querySelector('.hill')?.getBoundingClientRect() ?? {}
      return { top, bottom, scrolled: Math.sign(scrollY) }
    }, end)
    expect(picture).toEqual({ top: expect.any(Number), bottom: expect.any(Number), scrolled: end })
    expect(picture.top).toBeGreaterThan(0)
    expect(picture.bottom).toBeLessThan(high)
  }
  await close()
})

test('a table with one seat is said to be for you alone, not for friends', async () => {
  const page = await openStill(browser, still, 360, height)
  await page.evaluate(name => window.look.show(name), 'home')
  const button = page.getByRole('button', { name: new RegExp(`^${english['home.make']}`) })
  expect(await button.innerText()).toContain(english['home.makeWhat'])
  await page.getByRole('radio', { name: '1', exact: true }).check()
  expect(await button.innerText()).toContain(english['home.makeAlone'])
  await page.context().close()
})
