// The home page, in a real browser.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { openBrowser } from './chromium.ts'

let browser: Browser
beforeAll(async () => { browser = await openBrowser() })
afterAll(() => browser.close())

test('the home page says where one is', async () => {
  const page = await browser.newPage()
  await page.goto(inject('address'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.title()).toContain('Valley of the Kings')
})
