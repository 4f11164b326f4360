// Every key that answers at the board game's table, at every kind of question, on the still page: each does what the sheet of
// keys says of it. What is sent is what the table offers.
import { beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import type { Point } from '#shared/tal/board.ts'
import { required } from '#test/shared/required.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { doubleTap } from '#web/lib/platform/double-tap.ts'
import { spotOf } from '#web/lib/tal/board/board-geometry.ts'
import { botText } from '#web/lib/table/bots/bot-texts.ts'
import { talText } from '#web/lib/tal/table/tal-texts.ts'
import { crowded } from '../scenes/tal-marches.ts'
import { names } from '../scenes/tal-views.ts'
import { openStill, type Still } from '../scenes/still.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'
import { desktop, phone } from './people.ts'
import { commonBeginning } from '../web/common-words.ts'

let browser: Browser
let still: Still
beforeAll(async () => {
  ;[browser, still] = await Promise.all([sharedBrowser(), sharedStill()])
})

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
 * Keys, one after the other, and what comes of them: `to` what the focus is on then, `takes` what it is on and is taken (how
 * its name begins, in one of these ways), `sends` what is sent. Each row begins with the question put anew.
 */
interface Typed {
  readonly keys: string
  readonly to?: readonly string[]
  readonly takes?: readonly string[]
  readonly sends?: RegExp | null
}
/** Presses a key; `held:` one that the keyboard repeats before it is let go; `pause` waits until no press is of a double tap. */
async function type(page: Page, key: string): Promise<void> {
  if (key === 'pause') return page.waitForTimeout(doubleTap)
  const [, held] = key.split('held:')
  if (held === undefined) return page.keyboard.press(key)
  for (let times = 0; times < 3; times++) await page.keyboard.down(held)
  await page.keyboard.up(held)
}
/** How two names begin that are made of different words. */
const begins = (name: (word: string) => string) => commonBeginning(['?', '!'].map(name))
const tablet = (value: number) => [talText('tablet.read', { value })]
const laying = (tablet: number, letter: string) => [talText('group.lay', { letter, tablet })]
const overseer = (n: number) => [
  begins(at => talText('march.read', { n, way: [at], stays: false })),
  begins(at => talText('figure.nth', { n, at })),
]
const worker = [1, 2, 3, 4, 5].map(n => begins(at => talText('figure.at', { figure: talText('figure.worker'), at, n })))
const place = [
  begins(place => talText('place.space', { place, steps: 1 })),
  begins(area => talText('place.area', { area, steps: 1, sites: [] })),
]
/** Any place that can be built on. */
const cell = [commonBeginning([1, 2].map(n => talText('cell.build', { layer: n, cell: n, hidden: false })))]
const stealing = [talText('cell.steal', { colour: talText('colour.white'), layer: 2, cell: 1 })]
const questions: Readonly<Record<string, readonly Typed[]>> = {
  'tal-bid': [
    { keys: '1', takes: tablet(2) },
    { keys: '3', takes: tablet(0) },
    { keys: 'ArrowRight', to: laying(3, 'A') },
    { keys: 'ArrowLeft', to: laying(3, 'E') },
    { keys: '1 ArrowRight ArrowRight Enter', sends: /^2>1$/ },
    { keys: 'n', sends: /^seal$/ },
    { keys: 'u', sends: /^undo$/ },
  ],
  // Where the valley is looked at instead, no arrow leads to what would seal the bid.
  'tal-bid-valley': [{ keys: '1 ArrowRight Enter', sends: null }],
  // Nothing is laid yet: before that is sealed one is asked.
  'tal-bid-first': [
    { keys: 'n', sends: null },
    { keys: 'held:n', sends: null },
    { keys: 'n pause n', sends: /^seal$/ },
  ],
  'tal-march': [
    { keys: '1', takes: overseer(1) },
    { keys: '2', takes: overseer(2) },
    { keys: 'ArrowRight', to: place },
    { keys: '1 ArrowRight Enter', sends: /^0o1>/ },
    { keys: '1 ArrowRight ContextMenu', takes: place, sends: null },
    { keys: 'n', sends: /^seal$/ },
    { keys: 'u', sends: /^back$/ },
    // What lies under a sheet is not answered.
    { keys: 'r n', sends: null },
    { keys: 'm u', sends: null },
    { keys: 'l n', sends: null },
    { keys: 'r Escape n', sends: /^seal$/ },
  ],
  'tal-choose': [
    { keys: '1', takes: worker },
    { keys: '2 ArrowRight', to: place },
    { keys: '2 ArrowDown ArrowDown', to: place },
    { keys: '2 ArrowRight Enter', sends: /^0w2>/ },
    { keys: '2 ArrowRight held:Enter', sends: /^0w2>[^,]+$/ },
    { keys: '2 held:ArrowDown', to: place },
    { keys: '2 ArrowRight ContextMenu Escape n', sends: /^enough$/ },
    { keys: 'n', sends: /^enough$/ },
    { keys: 'u', sends: /^undo$/ },
  ],
  // None is built yet: before all are lost one is asked, and done by being done once more.
  'tal-build': [
    { keys: '1', sends: /^\w+>11\.1\.\d$/ },
    { keys: 'r 1', sends: null },
    { keys: 'l 1', sends: null },
    { keys: 'm m 1', sends: /^\w+>11\.1\.\d$/ },
    { keys: 'ArrowRight', to: cell },
    { keys: 'ArrowLeft Enter', takes: cell, sends: null },
    { keys: 'ArrowLeft Enter 1', sends: /^\w+>11\.1\.3$/ },
    { keys: 'n', sends: null },
    { keys: 'n u', sends: null },
    { keys: 'held:n', sends: null },
    { keys: 'n pause n', sends: /^enough$/ },
    { keys: 'u', sends: /^undo$/ },
  ],
  'tal-steal': [
    { keys: 'ArrowRight', to: stealing },
    { keys: 'ArrowRight ArrowRight Enter', sends: /^9\.1\.1$/ },
    { keys: 'n', sends: /^enough$/ },
  ],
  'tal-claim': [
    { keys: 'Enter', sends: /^4$/ },
    { keys: 'held:Enter', sends: /^4$/ },
    { keys: 'ArrowLeft held:Enter', sends: /^4$/ },
    { keys: 'ArrowLeft', to: [talText('ask.claimIt')] },
    { keys: 'n', sends: /^pass$/ },
  ],
  'tal-takeover': [
    { keys: 'Enter', sends: /^9$/ },
    { keys: 'ArrowLeft Enter', sends: /^9$/ },
    { keys: 'n', sends: /^pass$/ },
  ],
  // As long as the marches lie open nothing else is asked, and nothing can be ended.
  'tal-reveal': [
    { keys: 'n', sends: null },
    { keys: 'u', sends: null },
  ],
  // A key that leaves revealed bids does nothing else: what it would answer was not seen yet.
  'tal-bids-open': [
    { keys: 'n', sends: null },
    { keys: 'u', sends: null },
    { keys: 'ArrowRight Enter', sends: null },
    { keys: 'held:n', sends: null },
    { keys: 'n n', sends: /^seal$/ },
    { keys: 'u u', sends: /^undo$/ },
    { keys: '1 1', takes: overseer(1) },
  ],
  // Where a place is looked at it is gone to, or let go, before one is done.
  'tal-work': [
    { keys: 'n', sends: null },
    { keys: 'Escape n', sends: /^enough$/ },
  ],
  'tal-wait': [
    { keys: 'n', sends: null },
    { keys: '1', sends: null },
  ],
  // What a bot does for the viewer is not taken back.
  'tal-stood-in-own': [{ keys: 'u', sends: null }],
}

test.each([phone, desktop])('every key does what it says, $width wide', async ({ width, height }) => {
  const page = await openStill(browser, still, width, height)
  const show = async (name: string) => {
    await page.evaluate(shown => window.look.show(shown), name)
    await page.evaluate(sent)
    // From the question, as the page itself puts the focus there.
    await page.getByRole('region', { name: t('ask'), exact: true }).focus()
  }
  for (const [name, typed] of Object.entries(questions)) {
    await show(name)
    expect(await page.getByRole('main', { name: t('table.middle') }).count(), name).toBe(1)
    for (const { keys, to, takes, sends } of typed) {
      const told = `${name}: ${keys}`
      await show(name)
      for (const key of keys.split(' ')) await type(page, key)
      const names = to ?? takes
      if (names)
        await expect
          .poll(async () => (await focused(page)).name, { message: told })
          .toSatisfy((name: string) => names.some(begin => name.startsWith(begin)), names.join(', '))
      if (takes) await expect.poll(async () => (await focused(page)).pressed, { message: told }).toBe(true)
      if (sends) await expect.poll(async () => (await page.evaluate(sent)).join(), { message: told }).toMatch(sends)
      else expect(await page.evaluate(sent), told).toEqual([])
    }
  }

  // While bots' moves are still to be shown, Enter shows them; the sheet of keys of either game says so.
  const rest = page.getByRole('button', { name: botText('turn.rest') })
  for (const name of ['tal-bots-play', 'bots-play']) {
    await show(name)
    await rest.waitFor()
    await page.keyboard.press('Enter')
    await rest.waitFor({ state: 'detached' })
    if (width < desktop.width) continue
    await page.keyboard.press('m')
    await page
      .getByRole('definition')
      .filter({ hasText: botText('keys.rest') })
      .waitFor()
  }
  await page.context().close()
})

/** Where a point of the board is on the page. */
const onPage = (page: Page, { x, y }: Point) =>
  page.locator('svg.board').evaluate(
    (board, [x, y]) => {
      const point = new DOMPoint(x, y).matrixTransform((board as SVGSVGElement).getScreenCTM() ?? undefined)
      return { x: point.x, y: point.y }
    },
    [x, y] as const,
  )

test.each([phone, desktop])('what is not offered says why when it is tried, $width wide', async ({ width, height }) => {
  const page = await openStill(browser, still, width, height)
  const status = page.getByRole('status').filter({ hasText: /./ })
  const site = (n: number) => page.locator(`[data-site="${n}"]`)
  const show = (name: string) => page.evaluate(shown => window.look.show(shown), name)
  await show('tal-first')
  await site(3).press('Enter')
  await status.getByText(talText('refused.closed', { site: 3 })).waitFor()
  // The focus is drawn without gaps, dark and upon it light: it stands out from whatever lies there.
  const drawn = await site(3)
    .locator('circle')
    .evaluateAll(circles =>
      circles.map(circle => {
        const { stroke, strokeWidth, strokeDasharray } = getComputedStyle(circle)
        const light = (stroke.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / (3 * 255)
        return { isLight: light > 0.75, isDark: light < 0.25, width: strokeWidth, gaps: strokeDasharray }
      }),
    )
  expect(drawn).toEqual([
    { isLight: false, isDark: true, width: '7px', gaps: 'none' },
    { isLight: true, isDark: false, width: '3px', gaps: 'none' },
  ])
  // A site that can be gone to is only looked at.
  await site(1).press('Enter')
  await status.waitFor({ state: 'detached' })

  await show('tal-crowded')
  const { at, seat, kind } = required(
    crowded().table.pieces.find(piece => piece.seat !== 0 && piece.at.startsWith('9/')),
  )
  const { x, y } = await onPage(page, spotOf(at))
  await (width < desktop.width ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  const who = talText('figure.whose', { name: names[seat] ?? '', yours: false, figure: talText(`figure.${kind}`) })
  await status.getByText(talText('refused.taken', { place: at, who })).waitFor()

  await show('tal-build')
  if (width === desktop.width) {
    await site(9).press('Enter')
    const said = talText('blocked.rivals', { site: 9 })
    await status.getByText(said).waitFor()
    await page
      .getByRole('region', { name: talText('site', { site: 9 }) })
      .getByText(said)
      .waitFor()
  }
  expect(await page.evaluate(sent)).toEqual([])
  await page.context().close()
})
