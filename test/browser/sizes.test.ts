// Every still scene of the table at every size that is promised: no text is cut off, covered or too small, nothing lies
// on anything else, nothing scrolls, every target can be hit. And the audit that says so can complain.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import type { Language } from '#web/lib/messages/language.ts'
import { buildStill, openStill, type Still } from '../scenes/still.ts'
import { openBrowser } from './chromium.ts'
import { heardOnConsoles } from './console.ts'
import { within } from './within.ts'

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
  'end',
  'end-two',
]
const smallest = [
  [360, 640],
  [1280, 720],
] as const

let browser: Browser
let still: Still
beforeAll(async () => {
  ;[browser, still] = await Promise.all([openBrowser(), buildStill()])
})
afterAll(() => Promise.all([browser.close(), still.clear()]))

/** A page that only the audit looks at. */
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
      expect(heardOnConsoles(), kind).toEqual([])
    }
  },
)

test('what a page says on its console is heard, and what goes wrong there', async () => {
  const page = await browser.newPage()
  await page.evaluate(() => {
    console.info('said')
    setTimeout(() => {
      throw new Error('gone wrong')
    })
  })
  const heard: string[] = []
  await expect.poll(() => heard.push(...heardOnConsoles())).toBe(2)
  expect(heard).toEqual([expect.stringContaining('info: said'), expect.stringContaining('gone wrong')])
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
    const seen = await page.evaluate(() => {
      const text = document.querySelector('#ask b')
      return text ? parseFloat(getComputedStyle(text).fontSize) * text.currentCSSZoom : 0
    })
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

  const style = (css: string) => {
    const added = document.createElement('style')
    added.textContent = css
    document.querySelector('.room')?.append(added)
  }

  test.each([
    [
      'a label that is too wide for its box',
      '.stock .label { width: 20px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }',
      /cut off: .*Stock 16/,
    ],
    ['a title that is wider than its card', '.boneyard .title { white-space: nowrap }', /leaves its box: \.title/],
    ['a text that leaves the screen', '.boneyard .label { translate: 60px }', /outside the screen: .*Boneyard/],
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
      /target \d+ x 30: .*End turn/,
    ],
  ])('about %s', async (_, css, complaint) => {
    await show(page, 'turn')
    expect(await audit(page)).toEqual([])
    await page.evaluate(style, css)
    expect((await audit(page)).join('\n')).toMatch(complaint)
  })

  test('about a text under something painted', async () => {
    await show(page, 'turn')
    await page.evaluate(() => {
      const lid = document.createElement('div')
      lid.style.cssText = 'position: absolute; z-index: 9; inset: 0; background: black; pointer-events: none'
      document.querySelector('.ask')?.append(lid)
    })
    expect((await audit(page)).join('\n')).toMatch(/covered: .*Your turn/)
  })

  test('about a hand that has been scrolled', async () => {
    await show(page, 'turn')
    await page.evaluate(style, '.hand ul { overflow: hidden; height: 60px }')
    await page.evaluate(() => document.querySelector('.hand ul')?.scrollTo(0, 40))
    expect((await audit(page)).join('\n')).toMatch(/scrolls: \.ul/)
  })

  test('about a sheet over the question', async () => {
    await show(page, 'tomb')
    await page.evaluate(style, '.over { margin-bottom: -30px }')
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
