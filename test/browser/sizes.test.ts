// Every still scene of the table at every size that is promised, of the largest phone and desktop every third: no text is cut
// off, covered or too small, nothing lies on anything else, nothing scrolls, every target can be hit. And the audit that says
// so can complain.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Frame, Page } from 'playwright-core'
import type { Language } from '#web/lib/messages/language.ts'
import { byDay, longWords, lowest, rearranged, unfolded, wordy } from '../scenes/audited-scenes.ts'
import { openUnpainted, type Still, type Unpainted } from '../scenes/still.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'
import { takeConsoleMessages } from './console.ts'
import { within } from './within.ts'
import { hand } from './valley-table.ts'

type Size = readonly [width: number, height: number]
/** Sizes of one form, the smallest first: a scene is mounted there, and is then seen at the others, where the same page fits. */
type Sizes = readonly [Size, ...Size[]]

const phones: Sizes = [
  [360, 640],
  [360, 740],
  [390, 844],
]
const desktops: Sizes = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
]
const smallest = [phones[0], desktops[0]]

/** Phones on their side, and tablets either way. */
const likePhones: Sizes = [
  [740, 360],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [820, 1180],
]
/** The last has the desktop's form, and so a page of its own. */
const turned: readonly Sizes[] = [likePhones, [[1180, 820]]]
/** The smallest phones under the bars of their browser. */
const underBars: Sizes = [[375, 553]]
/** Folded and open phones, and the narrowest that are not folded: there the table may be scrolled. */
const folded: readonly Sizes[] = [
  [
    [280, 653],
    [320, 568],
    [320, 640],
  ],
  [
    [717, 512],
    [884, 1104],
  ],
]

let browser: Browser
let still: Still
beforeAll(async () => {
  ;[browser, still] = await Promise.all([sharedBrowser(), sharedStill()])
})

const question = (page: Frame) => page.getByRole('region', { name: t('ask'), exact: true })

const openAt = (width: number, height: number, language?: Language, type?: string) =>
  openUnpainted(browser, still, width, height, language, type)
/** How long each step may take: this finds what hangs, and so hundreds of scenes have no other limit. */
const longest = 120_000
type Asked = Pick<Page, 'evaluate'>
const show = (page: Asked, name: string, scheme = 'dark') =>
  within(
    longest,
    `${name} is not shown`,
    page.evaluate(([name, scheme]) => window.look.show(name, scheme), [name, scheme] as const),
  )
const audit = (page: Asked, long?: boolean) =>
  within(
    longest,
    'no audit',
    page.evaluate(long => window.look.audit(long), long),
  )
const settle = (page: Asked) =>
  within(
    longest,
    'what is shown does not settle',
    page.evaluate(() => window.look.settle()),
  )

type Looked = readonly [scene: string, scheme: 'dark' | 'light']

/**
 * What does not fit in scenes at any of these sizes.
 * @param scenesAt which scenes are looked at, size by size: at a larger one no others than at the first
 * @param long whether the table may be scrolled there
 */
async function complaintsAt(
  sizes: Sizes,
  language: Language,
  scenesAt: (page: Asked) => Promise<readonly (readonly Looked[])[]>,
  long?: boolean,
): Promise<readonly string[]> {
  const [first] = sizes
  const { page, resize, close } = await openAt(...first, language)
  const [scenes = [], ...larger] = await scenesAt(page)
  const found: string[] = []
  for (const [nth, [name, scheme]] of scenes.entries()) {
    if (nth > 0) {
      await page.evaluate(() => window.look.clear())
      await resize(first)
    }
    await show(page, name, scheme)
    for (const [k, size] of sizes.entries()) {
      if (k > 0) {
        if (!larger[k - 1]?.some(also => also.join() === [name, scheme].join())) continue
        await resize(size)
        await settle(page)
      }
      const where = `${name}${scheme === 'light' ? ' by day' : ''} at ${size.join(' x ')}`
      found.push(...(await audit(page, long)).map(complaint => `${where}: ${complaint}`))
    }
  }
  await close()
  return found
}
const inTheDark = (name: string): Looked => [name, 'dark']
/** The same scenes at each size. */
const each = (sizes: Sizes, names: readonly string[]) => (): Promise<readonly (readonly Looked[])[]> =>
  Promise.resolve(sizes.map(() => names.map(inTheDark)))

test.concurrent.each([
  ['phones', phones],
  ['desktops', desktops],
] as const)('everything fits on %s', { timeout: 3_600_000 }, async (_, sizes) => {
  const complaints = await complaintsAt(sizes, 'en', async page => {
    const names = await page.evaluate(sizes => sizes.map(([, height]) => window.look.names(height)), sizes)
    for (const there of names) expect(there.length).toBeGreaterThan(40)
    return names.map((there, k) => {
      const looked = k < sizes.length - 1 ? there : there.filter((_, nth) => nth % 3 === 0)
      return [...looked.map(inTheDark), ...byDay.map(name => [name, 'light'] as const)]
    })
  })
  expect(complaints).toEqual([])
})

test.concurrent.for(smallest)('German fits at %j', async size => {
  expect(await complaintsAt([size], 'de', each([size], longWords))).toEqual([])
})
test.concurrent.for(turned)('parts that lie side by side fit at %j', async sizes => {
  expect(await complaintsAt(sizes, 'en', each(sizes, rearranged))).toEqual([])
})
test.concurrent('German fits on a phone on its side and on a tablet', async () => {
  const sizes: Sizes = [
    [740, 360],
    [1024, 768],
  ]
  expect(await complaintsAt(sizes, 'de', each(sizes, wordy))).toEqual([])
})
test.concurrent('the board game fits under the bars of a browser', async () => {
  expect(await complaintsAt(underBars, 'en', each(underBars, lowest))).toEqual([])
})
test.concurrent('nothing moves on a tablet when the last card leaves the hand', async () => {
  const { page, close } = await openAt(820, 1180)
  const tops: (number | undefined)[] = []
  for (const name of ['turn', 'bare']) {
    await show(page, name)
    tops.push(await question(page).evaluate(region => region.getBoundingClientRect().top))
  }
  await close()
  expect(tops[1]).toBe(tops[0])
})
test.concurrent.for(folded)('folds and narrow screens break nothing at %j', async sizes => {
  expect(await complaintsAt(sizes, 'en', each(sizes, unfolded), true)).toEqual([])
})

test.each([
  [360, 740],
  [1440, 900],
])(
  'a page that opens on any kind of scene has the words for it, and says nothing on its console, at %i x %i',
  async (width, height) => {
    const { page, reopen, close } = await openAt(width, height)
    const kinds = await page.evaluate(() => window.look.kinds())
    expect(kinds.length).toBeGreaterThan(10)
    for (const kind of kinds) {
      await reopen()
      await show(page, kind)
      expect(takeConsoleMessages(), kind).toEqual([])
    }
    await close()
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
  'series-lobby',
  'tal-work',
  'tal-bid-heaped',
  'tal-menu',
  'tutorial-goal',
  'tutorial-wait',
  'tutorial-tal-march',
]

test.concurrent.each([
  [360, 740, '200%'],
  [1440, 900, '200%'],
  [180, 740, '100%'],
] as const)(
  'at %i x %i with type of %s nothing is cut off or covered, wherever the page is scrolled',
  async (width, height, type) => {
    const { page, close } = await openAt(width, height, 'en', type)
    const found: string[] = []
    for (const name of crowded) {
      await show(page, name)
      found.push(...(await audit(page, true)).map(complaint => `${name}: ${complaint}`))
    }
    // A sheet that covers the card it is about says its title.
    if (width < 500) {
      await show(page, 'pay-ready')
      await page.getByRole('dialog').getByRole('heading', { name: 'Heart Scarab Amulet' }).waitFor()
    }
    // What is written is as much larger as was asked for.
    await show(page, 'turn')
    const seen = await question(page)
      .getByText(`${t('turn.yours')}:`, { exact: true })
      .evaluate(text => parseFloat(getComputedStyle(text).fontSize) * text.currentCSSZoom)
    await close()
    expect(found).toEqual([])
    expect(seen).toBeCloseTo((16.5 * parseFloat(type)) / 100)
  },
)

describe('the audit complains', () => {
  let opened: Unpainted
  let page: Frame
  beforeAll(async () => {
    opened = await openAt(360, 740)
    page = opened.page
  })
  afterAll(() => opened.close())

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
      'a target that leaves the screen',
      '.ask .button { translate: 40px }',
      new RegExp(`target outside the screen: .*${t('turn.end')}`),
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
  test.each(Object.entries(lids))('about a text and a button under %s', async (_, lid) => {
    await show(page, 'turn')
    await question(page).evaluate((region, lid) => {
      region.insertAdjacentHTML('beforeend', lid)
    }, lid)
    const complaints = (await audit(page)).join('\n')
    expect(complaints).toMatch(new RegExp(`^covered: .*${t('turn.yours')}:`, 'm'))
    expect(complaints).toMatch(new RegExp(`^target covered: .*${t('turn.end')}`, 'm'))
  })

  test('about a hand that has been scrolled', async () => {
    await show(page, 'turn')
    await draw('.hand ul { overflow: hidden; height: 60px }')
    await hand({ page })
      .getByRole('list')
      .evaluate(list => list.scrollTo(0, 40))
    expect((await audit(page)).join('\n')).toMatch(/scrolls: \.ul/)
  })

  test('about what does not fit only where the window has become larger', async () => {
    await show(page, 'turn')
    await draw('@media (min-height: 800px) { .ask .button { min-height: 30px; height: 30px } }')
    expect(await audit(page)).toEqual([])
    await opened.resize([390, 844])
    await settle(page)
    expect((await audit(page)).join('\n')).toMatch(new RegExp(`target \\d+ x 30: .*${t('turn.end')}`))
    await opened.resize([360, 740])
  })

  test('about the layer in which cards fly, if it is painted', async () => {
    await show(page, 'bots-play')
    await draw('.motion { background: black }')
    expect((await audit(page)).join('\n')).toMatch(/painted over everything: \.motion/)
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
