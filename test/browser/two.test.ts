// Two people play a whole game through the page: one with a finger on a phone, the other with the keyboard alone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { openBrowser } from './chromium.ts'
import { arrive, end, leave, phone, seated } from './people.ts'
import { byFinger, byKeyboard, play } from './play.ts'

let browser: Browser
beforeAll(async () => { browser = await openBrowser() })
afterAll(() => browser.close())

test('two people play a whole game, one with a finger, one with the keyboard alone', async () => {
  const mira = await arrive(browser, 'Mira', { size: phone })
  const anna = await arrive(browser, 'Anna')
  await seated(mira, anna)
  await Promise.all([play(mira, { seed: 1, press: byFinger }), play(anna, { seed: 2, press: byKeyboard })])
  await Promise.all([end(mira).waitFor(), end(anna).waitFor()])
  expect(await mira.page.title()).toBe(await anna.page.title())
  expect([...mira.complaints, ...anna.complaints]).toEqual([])
  await leave(mira, anna)
}, 240_000)
