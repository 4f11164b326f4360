// How smoothly the table moves in a browser whose processor is slowed down four times: frames of the page while somebody
// plays, beside those of an empty page on the same machine, for a headless browser paints without a graphics card.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '#test/browser/chromium.ts'
import { anyPick, asked, clientOf, fullTable, playOn, type Client } from '#test/client/player.ts'
import { Chance } from '#test/shared/chance.ts'
import { startWrangler } from '#test/wrangler.ts'
import { slowedDown } from './load.ts'

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

type Noted = readonly (readonly [at: number, moving: number | null])[]

const meter = readFileSync(join(import.meta.dirname, 'meter.js'), 'utf8')

/** A page with the processor slowed down and every frame noted. */
async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowedDown })
  return page
}

const noted = (page: Page) => page.evaluate('globalThis.notedFrames.splice(0)') as Promise<Noted>

function smooth(what: string, gaps: readonly number[]): Smooth {
  const sorted = [...gaps].sort((one, other) => one - other)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
  return { what, frames: gaps.length, median: 1000 / at(.5), low: 1000 / at(.95), late: gaps.filter(gap => gap > at50).length / gaps.length, longest: at(1) }
}

/** `begun`: what it took to begin to move, each time, the shortest first, in milliseconds. */
export interface Watched { readonly smooth: readonly Smooth[], readonly begun: readonly number[] }

/** From the frame before to each frame that is wanted. */
const gapsIn = (frames: Noted, wanted: (moving: number | null) => boolean) =>
  frames.flatMap(([at, moving], k) => {
    const before = frames[k - 1]
    return before && wanted(moving) ? [at - before[0]] : []
  })

/** The table is written and drawn in one frame, and moves in the next: both count. */
const beginnings = (frames: Noted) => frames.flatMap(([at, moving], k) => {
  const before = frames[k - 2]
  return before && moving === 0 ? [at - before[0]] : []
}).sort((one, other) => one - other)

/**
 * Watches a game for three on a phone's screen while all are played from outside.
 * @param picks how many moves are watched
 */
export async function watchFrames(picks = 40): Promise<Watched> {
  const storage = mkdtempSync(join(tmpdir(), 'valley-bench-'))
  const server = await startWrangler(storage)
  const browser = await openBrowser()
  try {
    const clients = await fullTable((path, request) => fetch(server.address + path, request), 3)
    const chance = new Chance(3)
    await playOn(clients, chance, 40)
    const empty = await emptyPage(browser)
    const { smooth, begun } = await table(browser, server.address, clients, chance, picks)
    return { smooth: [empty, ...smooth], begun }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(storage, { recursive: true, force: true })
  }
}

async function emptyPage(browser: Browser): Promise<Smooth> {
  const page = await slowPage(browser)
  await page.setContent('<style>@keyframes go { to { transform: translateX(200px) } } i { display: block; width: 40px; height: 40px; background: gold; animation: go 1s linear infinite }</style><i class="moving"></i>')
  await page.evaluate(meter)
  await page.waitForTimeout(2_000)
  return smooth('an empty page with one moving square', gapsIn(await noted(page), moving => moving !== null))
}

async function table(browser: Browser, address: string, clients: readonly Client[], chance: Chance, picks: number): Promise<Watched> {
  const page = await slowPage(browser)
  const [host] = clients
  await page.goto(`${address}/t/${host?.id}#seat=${host?.token}`)
  await page.locator('.motion').waitFor({ state: 'attached' })
  await page.waitForTimeout(6_000)
  await page.evaluate(meter)
  await page.waitForTimeout(2_000)
  const rest = await noted(page)
  for (let made = 0; made < picks; made++) {
    const view = await asked(clients)
    if (view === null) break
    await clientOf(clients, view).pick(anyPick(chance.one(view.decisions), chance))
    await page.waitForTimeout(1_600)
  }
  const played = await noted(page)
  return {
    smooth: [
      smooth('the table at rest', gapsIn(rest, moving => moving === null)),
      smooth('between moves', gapsIn(played, moving => moving === null)),
      smooth('while something moves', gapsIn(played, moving => moving !== null && moving > 0)),
    ],
    begun: beginnings(played),
  }
}
