// Every still scene of the table at every size that is promised: no text is cut off, covered or too small, nothing lies
// on anything else, nothing scrolls, every target can be hit. And the audit that says so can complain.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import type { Language } from '#web/lib/messages/language.ts'
import { openStill, type Still } from '../scenes/still.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { openBrowser } from './chromium.ts'
import { sharedStill } from './shared-still.ts'
import { takeConsoleMessages } from './console.ts'
import { within } from './within.ts'
import { hand } from './valley-table.ts'

const sizes = [
  [360, 640],
  [360, 740],
  [390, 844],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const
/** Sizes do not depend on the scheme; those in which a rim or a shade might be of another width are looked at in both. */
const byDay = ['turn', 'fall', 'pay-lost', 'tomb', 'order-three', 'eight']
/** Where German comes closest to the edge: long words on narrow cards, long texts in short lines, several buttons in a row. */
const longWords = [
  'eight',
  'either',
  'long',
  'may',
  'ten',
  'react',
  'watch',
  'pharaoh',
  'power-ready',
  'power-six',
  'tomb-rich',
  'looked-long',
  'looked-sources',
  'pay-eight',
  'cards-opened',
  'cards-remark',
  'cards-sources',
  'end',
  'end-two',
  'bots-end',
  'bots-menu',
  'lobby-bots-six',
]
const smallest = [
  [360, 640],
  [1280, 720],
] as const

/** Phones on their side, and tablets either way: the scenes whose parts lie elsewhere there than on an upright phone. */
const turned = [
  [740, 360],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [820, 1180],
] as const
const rearranged = [
  'turn',
  'six5',
  'eight',
  'ten',
  'long',
  'order',
  'number',
  'react',
  'affected',
  'card',
  'pay-ready',
  'looked',
  'tomb-rich',
  'pharaohs-six',
  'alone',
  'tal-bid-heaped',
  'tal-reveal-named',
  'tal-work',
  'tal-build',
]
/** In German where the screen is lowest: bars of several lines, sheets with long words. */
const wordy = [
  'turn',
  'six5',
  'eight',
  'ten',
  'order',
  'react',
  'affected',
  'card',
  'pay-ready',
  'tal-bid-heaped',
  'tal-work',
]
/** Folded and open phones, and the narrowest that are not folded: there the table may be scrolled. */
const folded = [
  [280, 653],
  [320, 568],
  [717, 512],
  [884, 1104],
] as const
const unfolded = ['turn', 'react', 'card', 'pay-ready', 'tal-work', 'tal-bid-heaped']

let browser: Browser
let still: Still
beforeAll(async () => {
  ;[browser, still] = await Promise.all([openBrowser(), sharedStill()])
})
afterAll(() => browser.close())

const question = (page: Page) => page.getByRole('region', { name: t('ask'), exact: true })

/** A page that only the audit sees: nothing is painted. */
async function openAt(width: number, height: number, language: Language = 'en', type = '100%'): Promise<Page> {
  const page = await openStill(browser, still, width, height, language, type)
  await page.evaluate(() => {
    window.look.cover()
  })
  return page
}
/** How long one page may take. */
const longest = 120_000
const show = (page: Page, name: string, scheme = 'dark') =>
  within(
    longest,
    `${name} is not shown`,
    page.evaluate(([name, scheme]) => window.look.show(name, scheme), [name, scheme] as const),
  )
const audit = (page: Page) =>
  within(
    longest,
    'no audit',
    page.evaluate(() => window.look.audit()),
  )

/** What does not fit in these scenes. @param long whether the table may be scrolled there */
async function complaintsAt(width: number, height: number, language: Language, names: readonly string[], long = false) {
  const page = await openAt(width, height, language)
  const found: string[] = []
  for (const name of names) {
    await show(page, name)
    const complaints = await within(
      longest,
      'no audit',
      page.evaluate(long => window.look.audit(long), long),
    )
    found.push(...complaints.map(complaint => `${name}: ${complaint}`))
  }
  await page.context().close()
  return found
}

test.concurrent.each(sizes)('everything fits at %i x %i', async (width, height) => {
  const page = await openAt(width, height)
  const names = await page.evaluate(() => window.look.names())
  expect(names.length).toBeGreaterThan(40)
  const found: string[] = []
  for (const [name, scheme] of [
    ...names.map(name => [name, 'dark'] as const),
    ...byDay.map(name => [name, 'light'] as const),
  ]) {
    await show(page, name, scheme)
    found.push(...(await audit(page)).map(complaint => `${name}${scheme === 'light' ? ' by day' : ''}: ${complaint}`))
  }
  await page.context().close()
  expect(found).toEqual([])
})

test.concurrent.each(smallest)('German fits at %i x %i', async (width, height) => {
  const page = await openAt(width, height, 'de')
  const found: string[] = []
  for (const name of longWords) {
    await show(page, name)
    found.push(...(await audit(page)).map(complaint => `${name}: ${complaint}`))
  }
  await page.context().close()
  expect(found).toEqual([])
})

test.concurrent.each(turned)('parts that lie side by side fit at %i x %i', async (width, height) => {
  expect(await complaintsAt(width, height, 'en', rearranged)).toEqual([])
})
test.concurrent('German fits on a phone on its side', async () => {
  expect(await complaintsAt(740, 360, 'de', wordy)).toEqual([])
})
test.concurrent.each(folded)('folds and narrow screens break nothing at %i x %i', async (width, height) => {
  expect(await complaintsAt(width, height, 'en', unfolded, true)).toEqual([])
})

test.each([
  [360, 740],
  [1440, 900],
])(
  'a page that opens on any kind of scene has the words for it, and says nothing on its console, at %i x %i',
  async (width, height) => {
    const first = await openAt(width, height)
    const kinds = await first.evaluate(() => window.look.kinds())
    await first.context().close()
    expect(kinds.length).toBeGreaterThan(10)
    for (const kind of kinds) {
      const page = await openAt(width, height)
      await show(page, kind)
      await page.context().close()
      expect(takeConsoleMessages(), kind).toEqual([])
    }
  },
)

test('what a page says on its console is noticed, and what goes wrong there', async () => {
  const page = await browser.newPage()
  await page.evaluate(() => {
    console.info('said')
    setTimeout(() => {
      throw new Error('gone wrong')
    })
  })
  const messages: string[] = []
  await expect.poll(() => messages.push(...takeConsoleMessages())).toBe(2)
  expect(messages).toEqual([expect.stringContaining('info: said'), expect.stringContaining('gone wrong')])
  await page.close()
})

/** A few scenes in which all that is there at all lies on the table. */
const crowded = [
  'turn',
  'six5',
  'power',
  'react',
  'affected',
  'pay-ready',
  'card',
  'last',
  'tal-work',
  'tal-bid-heaped',
  'tal-menu',
]

test.concurrent.each([
  [360, 740, '200%'],
  [1440, 900, '200%'],
  [180, 740, '100%'],
] as const)(
  'at %i x %i with type of %s nothing is cut off or covered, wherever the page is scrolled',
  async (width, height, type) => {
    const page = await openAt(width, height, 'en', type)
    const found: string[] = []
    for (const name of crowded) {
      await show(page, name)
      found.push(
        ...(
          await within(
            longest,
            'no audit',
            page.evaluate(() => window.look.audit(true)),
          )
        ).map(complaint => `${name}: ${complaint}`),
      )
    }
    // What is written is as much larger as was asked for.
    await show(page, 'turn')
    const seen = await question(page)
      .getByText(t('turn.yoursAsk'), { exact: true })
      .evaluate(text => parseFloat(getComputedStyle(text).fontSize) * text.currentCSSZoom)
    await page.context().close()
    expect(found).toEqual([])
    expect(seen).toBeCloseTo((16.5 * parseFloat(type)) / 100)
  },
)

describe('the audit complains', () => {
  let page: Page
  beforeAll(async () => {
    page = await openAt(360, 740)
  })
  afterAll(() => page.context().close())

  // What is drawn wrongly here is drawn by classes, so it is these that are named; with the page the style goes.
  const draw = (css: string) =>
    question(page).evaluate((region, css) => {
      const added = document.createElement('style')
      added.textContent = css
      region.append(added)
    }, css)

  test.each([
    [
      'a label that is too wide for its box',
      '.stock .label { width: 20px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }',
      new RegExp(`cut off: .*${t('stock')} 16`),
    ],
    ['a title that is wider than its card', '.boneyard .title { white-space: nowrap }', /leaves its box: \.title/],
    [
      'a text that leaves the screen',
      '.boneyard .label { translate: 60px }',
      new RegExp(`outside the screen: .*${t('boneyard')}`),
    ],
    ['small text', '.mine .name { font-size: 10px }', /small: 10px/],
    ['a part that lies on another', '.in-play { top: 20px !important }', /overlap .*\.pile/],
    [
      'titles of a hand that lie under the next card',
      '.hand .band { padding-right: 0 !important } .hand li { translate: 0 !important; rotate: 0deg !important; margin-left: -44px !important }',
      /covered: \.title/,
    ],
    ['a hand that scrolls', '.hand { height: 70px !important; overflow-y: auto !important }', /scrolls: \.hand/],
    ['a page that scrolls', '.phone { height: 120dvh !important }', /page scrolls/],
    [
      'a card whose text does not fit',
      '.pyramid .text { display: block !important; font-size: 14px }',
      /card overflows/,
    ],
    [
      'a target that is too low for a finger',
      '.ask .button { min-height: 30px; height: 30px }',
      new RegExp(`target \\d+ x 30: .*${t('turn.end')}`),
    ],
  ])('about %s', async (_, css, complaint) => {
    await show(page, 'turn')
    expect(await audit(page)).toEqual([])
    await draw(css)
    expect((await audit(page)).join('\n')).toMatch(complaint)
  })

  const lids = {
    'something painted':
      '<div style="position: absolute; z-index: 9; inset: 0; background: black; pointer-events: none"></div>',
    'what is written before something painted elsewhere':
      '<style>.ask .lid::before { content: ""; position: absolute; inset: -900px; background: black }</style>' +
      '<div class="lid" style="position: fixed; z-index: 9; top: 0; left: 0; width: 9px; height: 9px; background: black"></div>',
    'a part of a drawing beyond its edge':
      '<svg style="position: fixed; z-index: 9; top: 0; left: 0; width: 9px; height: 9px; overflow: visible"><rect width="900" height="900" /></svg>',
  }
  test.each(Object.entries(lids))('about a text under %s', async (_, lid) => {
    await show(page, 'turn')
    await question(page).evaluate((region, lid) => {
      region.insertAdjacentHTML('beforeend', lid)
    }, lid)
    expect((await audit(page)).join('\n')).toMatch(new RegExp(`covered: .*${t('turn.yoursAsk')}`))
  })

  test('about a hand that has been scrolled', async () => {
    await show(page, 'turn')
    await draw('.hand ul { overflow: hidden; height: 60px }')
    await hand({ page })
      .getByRole('list')
      .evaluate(list => list.scrollTo(0, 40))
    expect((await audit(page)).join('\n')).toMatch(/scrolls: \.ul/)
  })

  test('about a sheet over the question', async () => {
    await show(page, 'tomb')
    await draw('.over { margin-bottom: -30px }')
    expect((await audit(page)).join('\n')).toMatch(/hides: \.over/)
  })

  test('about a face that did not come', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    await still.serve(context)
    await context.route('**/*.woff2', route => route.abort())
    const bare = await context.newPage()
    await bare.goto(still.address)
    await bare.waitForFunction(() => document.documentElement.dataset['ready'])
    await show(bare, 'turn')
    expect((await audit(bare)).join('\n')).toMatch(/face not loaded: Alegreya Sans 700/)
    await context.close()
  })
})
