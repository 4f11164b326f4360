// Every key that answers at the board game's table, at every kind of question, on the still page: each does what the sheet of
// keys says of it. What is sent is what the table offers.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { tt } from '#web/lib/tal/table/tal-texts.ts'
import { buildStill, openStill, type Still } from '../scenes/still.ts'
import { openBrowser } from './chromium.ts'
import { desktop, phone } from './people.ts'

let browser: Browser
let still: Still
beforeAll(async () => {
  ;[browser, still] = await Promise.all([openBrowser(), buildStill()])
})
afterAll(() => Promise.all([browser.close(), still.clear()]))

/** Runs in the page: what was sent since this was asked last. */
const sent = () => picks.splice(0).map(pick => (pick === 'undo' ? 'undo' : String(pick[1])))
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    return {
      name: at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '',
      pressed: at?.getAttribute('aria-pressed') === 'true',
    }
  })

/**
 * Keys, one after the other, and what comes of them: `to` what the focus is on then, `takes` what it is on and is taken, `sends`
 * what is sent. Each row begins with the question put anew.
 */
interface Typed {
  readonly keys: string
  readonly to?: RegExp
  readonly takes?: RegExp
  readonly sends?: RegExp | null
}
const place = /^(?:Space|Area) /
const block = /^\d+ \w+(?::|$)/
const questions: Readonly<Record<string, readonly Typed[]>> = {
  'tal-bid': [
    { keys: '1', takes: /^Tablet 2$/ },
    { keys: '3', takes: /^Blank tablet$/ },
    { keys: 'ArrowRight', to: /^Lay the 3 on group A/ },
    { keys: 'ArrowLeft', to: /^Lay the 3 on group E/ },
    { keys: '1 ArrowRight ArrowRight Enter', sends: /^2>1$/ },
    { keys: 'n', sends: /^seal$/ },
    { keys: 'u', sends: /^undo$/ },
  ],
  'tal-march': [
    { keys: '1', takes: /^(?:Your )?first overseer/i },
    { keys: '2', takes: /^(?:Your )?second overseer/i },
    { keys: 'ArrowRight', to: place },
    { keys: 'ArrowRight Enter', takes: place, sends: null },
    { keys: '1 ArrowRight Enter Enter', sends: /^0o1>/ },
    { keys: 'n', sends: /^seal$/ },
    { keys: 'u', sends: /^back$/ },
  ],
  'tal-choose': [
    { keys: '1', takes: /^(?:One of your|Your) .*workers? at / },
    { keys: '2 ArrowRight', to: place },
    { keys: '2 ArrowDown ArrowDown', to: place },
    { keys: '2 ArrowRight Enter Enter', sends: /^0w2>/ },
    { keys: '2 ArrowRight Enter Escape n', sends: /^enough$/ },
    { keys: 'n', sends: /^enough$/ },
    { keys: 'u', sends: /^undo$/ },
  ],
  // None is built yet: before all are lost one is asked, and done by being done once more.
  'tal-build': [
    { keys: '1', takes: block },
    { keys: '1 ArrowRight', to: /^Build \w+: / },
    { keys: '1 ArrowRight Enter', sends: /^\w+>11\.1\.\d$/ },
    { keys: 'n', sends: null },
    { keys: 'n u', sends: null },
    { keys: 'n n', sends: /^enough$/ },
    { keys: 'u', sends: /^undo$/ },
  ],
  'tal-steal': [
    { keys: 'ArrowRight', to: /^Steal white: layer 2, place 1$/ },
    { keys: 'ArrowRight ArrowRight Enter', sends: /^9\.1\.1$/ },
    { keys: 'n', sends: /^enough$/ },
  ],
  'tal-claim': [
    { keys: 'Enter', sends: /^4$/ },
    { keys: 'ArrowLeft', to: new RegExp(`^${tt('ask.claimIt')}$`) },
    { keys: 'n', sends: /^pass$/ },
  ],
  'tal-takeover': [
    { keys: 'Enter', sends: /^9$/ },
    { keys: 'ArrowLeft Enter', sends: /^9$/ },
    { keys: 'n', sends: /^pass$/ },
  ],
  // As long as the marches lie open nothing else is asked, and nothing can be ended.
  'tal-reveal': [{ keys: 'n', sends: null }],
  // Where a place is looked at it is gone to, or let go, before one is done.
  'tal-work': [
    { keys: 'n', sends: null },
    { keys: 'Escape n', sends: /^enough$/ },
  ],
  'tal-wait': [
    { keys: 'n', sends: null },
    { keys: '1', sends: null },
  ],
}

test.each([phone, desktop])('every key does what it says, $width wide', async ({ width, height }) => {
  const page = await openStill(browser, still, width, height)
  const show = async (name: string) => {
    await page.evaluate(shown => window.look.show(shown), name)
    await page.evaluate(sent)
    // From the question, as the page itself puts the focus there.
    await page.locator('#ask').focus()
  }
  for (const [name, typed] of Object.entries(questions)) {
    for (const { keys, to, takes, sends } of typed) {
      const told = `${name}: ${keys}`
      await show(name)
      for (const key of keys.split(' ')) await page.keyboard.press(key)
      if (to ?? takes)
        await expect.poll(async () => (await focused(page)).name, { message: told }).toMatch(to ?? takes ?? '')
      if (takes) await expect.poll(async () => (await focused(page)).pressed, { message: told }).toBe(true)
      if (sends) await expect.poll(async () => (await page.evaluate(sent)).join(), { message: told }).toMatch(sends)
      else expect(await page.evaluate(sent), told).toEqual([])
    }
  }
  await page.context().close()
})
