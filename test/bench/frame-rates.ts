// How smoothly tables move in a browser whose processor is slowed down four times: frames of the page while somebody
// plays, beside those of an empty page on the same machine, for a headless browser paints without a graphics card.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser } from '#test/browser/chromium.ts'
import type { View } from '#shared/protocol.ts'
import { anyPick, asked, clientOf, fullTable, playOn } from '#test/client/player.ts'
import { Chance } from '#shared/chance.ts'
import { startWrangler } from '#test/wrangler.ts'
import { measureStep, usualStep } from './random-games.ts'
import { slowedDown } from './load.ts'
import { valleyTable } from '#test/shared/typed-by-game.ts'

/** Frames a second as the time from one frame to the next says it. */
interface Smooth {
  readonly what: string
  readonly frames: number
  readonly median: number
  /** What one of twenty frames stays below. */
  readonly low: number
  /** Which part of them came later than 50 a second allow. */
  readonly late: number
  readonly longest: number
}

/** From one frame to the next at 50 a second, in milliseconds. */
const at50 = 20

/** `moved`: how long something has been moving; 0 where it is there and does not yet, null where nothing is. */
type FrameNotes = readonly (readonly [at: number, moved: number | null])[]

const meter = readFileSync(join(import.meta.dirname, 'meter.js'), 'utf8')

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const desktop = { viewport: { width: 1440, height: 900 } }

interface WatchedTable {
  readonly what: string
  readonly game: 'valley' | 'tal'
  readonly screen: BrowserContextOptions
  /** What is there once something can move. */
  readonly ready: string
  /** After which pick, and before which question, it is opened. */
  readonly from: number
  readonly before?: (view: View) => boolean
  /** How many picks are watched, each for so many milliseconds; where it is only the last of the game, the ones before it
      follow each other so fast. */
  readonly picks: number
  readonly apart: number
}

const isLate = ({ table }: View) => valleyTable(table).stock === 0

/** What is watched; of the board game the workers of the second round: before, much is asked and nothing moves. */
const tables: readonly WatchedTable[] = [
  {
    what: 'the deck-builder on a phone',
    game: 'valley',
    screen: phone,
    ready: '.motion',
    from: 40,
    picks: 40,
    apart: 1_600,
  },
  {
    what: 'the deck-builder on a desktop',
    game: 'valley',
    screen: desktop,
    ready: '.motion',
    from: 40,
    picks: 12,
    apart: 1_600,
  },
  {
    what: 'the end of the deck-builder on a phone',
    game: 'valley',
    screen: phone,
    ready: '.motion',
    from: 100,
    before: isLate,
    picks: Infinity,
    apart: 200,
  },
  {
    what: 'the board game on a phone',
    game: 'tal',
    screen: phone,
    ready: '.board',
    from: 70,
    before: view => view.decisions[0]?.kind === 'work',
    picks: 16,
    apart: 1_600,
  },
]
/** How long the end is watched, in milliseconds. */
const ending = 4_000

/** A page with the processor slowed down. */
async function slowPage(browser: Browser, screen: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' })
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowedDown })
  return page
}

/** While no page is open: one that is slowed down has a processor wait for it. */
const slowdown = () => (slowedDown * measureStep().now) / usualStep

const takeNotes = (page: Page) => page.evaluate<FrameNotes>('globalThis.notedFrames.splice(0)')

function smooth(what: string, gaps: readonly number[]): Smooth {
  const sorted = [...gaps].sort(rising)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
  return {
    what,
    frames: gaps.length,
    median: 1000 / at(0.5),
    low: 1000 / at(0.95),
    late: gaps.filter(gap => gap > at50).length / gaps.length,
    longest: at(1),
  }
}

interface Watched {
  readonly what: string
  /** How many times as long as a core of 3 GHz the page's processor took meanwhile. */
  readonly slowdown: number
  readonly smooth: readonly Smooth[]
  /** How many frames a second each motion was shown in as a whole, the slowest first. */
  readonly rates: readonly number[]
  /** What it took to begin to move, each time, the shortest first, in milliseconds. */
  readonly begun: readonly number[]
}

const rising = (one: number, other: number) => one - other

/** From the frame before to each in which nothing is there to move. */
const calmIn = (frames: FrameNotes) =>
  frames.flatMap(([at, moved], k) => {
    const before = frames[k - 1]
    return before && moved === null ? [at - before[0]] : []
  })

interface Motion {
  /** From the last frame before the change to the first in which something has moved; null where it moved from the first frame. */
  readonly begun: number | null
  /** From each of its frames to the next. */
  readonly gaps: readonly number[]
}

/** Everything that moved, one after another. */
function motionsIn(frames: FrameNotes): readonly Motion[] {
  const motions: (Motion & { readonly gaps: number[] })[] = []
  frames.forEach(([at, moved], k) => {
    const [before, had] = frames[k - 1] ?? [at, null]
    // What has come to its end may stay in sight for a while.
    if (moved === null || moved === 0 || moved === had) return
    if (k === 0) return void motions.push({ begun: null, gaps: [] })
    if (had !== null && had > 0 && moved > had) return void motions.at(-1)?.gaps.push(at - before)
    const calm = frames.slice(0, k).findLastIndex(([, earlier]) => earlier !== 0)
    // The table is written before the frame that first has something to move. Of what was late in its first frame the
    // time counts from when it was to begin.
    motions.push({ begun: at - (frames[Math.max(0, calm - 1)]?.[0] ?? at), gaps: moved > at50 ? [moved] : [] })
  })
  return motions.filter(({ gaps }) => gaps.length > 0)
}

/** How many frames a second a motion was shown in, as a whole. */
const rateOf = ({ gaps }: Motion) => (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0)

/** Watches games for three while all are played from outside, after an empty page. */
export async function watchFrames(): Promise<readonly Watched[]> {
  const storage = mkdtempSync(join(tmpdir(), 'valley-bench-'))
  const server = await startWrangler(storage)
  const browser = await openBrowser()
  try {
    const watched = [await emptyPage(browser)]
    for (const table of tables) watched.push(await watch(browser, server.address, table))
    return watched
  } finally {
    await browser.close()
    await server.stop()
    rmSync(storage, { recursive: true, force: true })
  }
}

async function emptyPage(browser: Browser): Promise<Watched> {
  const page = await slowPage(browser, phone)
  await page.setContent(
    '<style>@keyframes go { to { transform: translateX(200px) } } i { display: block; width: 40px; height: 40px; background: gold; animation: go 1s linear infinite }</style><i class="moving"></i>',
  )
  await page.evaluate(meter)
  await page.waitForTimeout(2_000)
  const seen = await takeNotes(page)
  await page.context().close()
  return {
    what: 'an empty page with one moving square',
    slowdown: slowdown(),
    smooth: [
      smooth(
        'while it moves',
        motionsIn(seen).flatMap(({ gaps }) => gaps),
      ),
    ],
    rates: [],
    begun: [],
  }
}

async function watch(
  browser: Browser,
  address: string,
  { what, game, screen, ready, from, before, picks, apart }: WatchedTable,
): Promise<Watched> {
  const clients = await fullTable((path, request) => fetch(address + path, request), 3, {}, game)
  const chance = new Chance(3)
  await playOn(clients, chance, from)
  for (let view = await asked(clients); before && view && !before(view); view = await asked(clients))
    await playOn(clients, chance, 1)
  const atFirst = slowdown()
  const page = await slowPage(browser, screen)
  const [host] = clients
  await page.goto(`${address}/t/${host?.id}#seat=${host?.token}`)
  await page.locator(ready).waitFor({ state: 'attached' })
  await page.waitForTimeout(6_000)
  await page.evaluate(meter)
  await page.waitForTimeout(2_000)
  const rest = await takeNotes(page)
  const played: FrameNotes[number][] = []
  for (let made = 0; made < picks; made++) {
    const view = await asked(clients)
    if (view === null) break
    if (picks === Infinity) played.length = 0
    const { phase } = await clientOf(clients, view).pick(anyPick(chance.one(view.decisions), chance))
    await page.waitForTimeout(phase === 'over' ? ending : apart)
    played.push(...(await takeNotes(page)))
  }
  await page.context().close()
  const motions = motionsIn(played)
  return {
    what,
    slowdown: (slowdown() + atFirst) / 2,
    smooth: [
      smooth('at rest', calmIn(rest)),
      smooth('between moves', calmIn(played)),
      smooth(
        'while something moves',
        motions.flatMap(({ gaps }) => gaps),
      ),
    ],
    rates: motions.map(rateOf).sort(rising),
    begun: motions.flatMap(({ begun }) => begun ?? []).sort(rising),
  }
}
