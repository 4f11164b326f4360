// How long a replay takes to show another moment of the longest games, on a desktop: from a move of its slider until the frame that
// shows it was painted. The games come as kept files, so that no worker plays a part.
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '#test/browser/chromium.ts'
import { games } from '#shared/games.ts'
import { grandMix, longestGame, talOfFour, type RandomGame } from './longest-games.ts'
import { withSite } from './pages.ts'

interface Jumps {
  readonly what: string
  readonly moves: number
  /** How large the kept file is, in bytes. */
  readonly file: number
  /** In milliseconds, sorted. */
  readonly times: readonly number[]
  /** Processor time of the page's thread in each of them, drawing included, sorted likewise: what else runs beside it hardly counts. */
  readonly processor: readonly number[]
}

/** How many random games are played, of which the longest is taken. */
const tries = 10
const jumps = 60
const warming = 10

/** Jumps to and fro in the longest of some random games of each kind. */
export const timeJumps = (): Promise<readonly Jumps[]> =>
  withSite(async site => {
    const browser = await openBrowser()
    try {
      const found: Jumps[] = []
      for (const kind of [grandMix, talOfFour]) {
        const game = longestGame(kind, tries)
        const text = kept(game)
        found.push({
          what: kind.what,
          moves: game.picks.length,
          file: text.length,
          ...(await timed(browser, site, text)),
        })
      }
      return found
    } finally {
      await browser.close()
    }
  })

/** A game as a kept file. */
function kept({ picks, result, ...played }: RandomGame): string {
  const { seats } = played
  const players = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}`, bot: null }))
  const about = { keptGame: 1, rules: games[played.game].version, id: 'bench', ended: '', players, result }
  return JSON.stringify({ ...about, ...played, picks })
}

async function timed(browser: Browser, site: string, text: string): Promise<Pick<Jumps, 'times' | 'processor'>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`${site}/again`)
  const file = { name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('input[type=range]').waitFor()
  // What a table fetches when it has come to rest is here then.
  await page.waitForTimeout(6_000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const used = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  }
  const times: number[] = []
  const processor: number[] = []
  for (let nth = 1; nth <= warming + jumps; nth++) {
    await page.waitForTimeout(120)
    const before = await used()
    const took = await jump(page, ((nth * 61) % 100) / 100)
    const after = await used()
    // The first ones warm up.
    if (nth <= warming) continue
    times.push(took)
    processor.push((after - before) * 1000)
  }
  await page.close()
  const sorted = (all: readonly number[]) => all.toSorted((one, other) => one - other)
  return { times: sorted(times), processor: sorted(processor) }
}

/** Jumps to a part of the game, from 0 to 1. Gives how long it takes, in milliseconds. */
const jump = (page: Page, to: number): Promise<number> =>
  page.evaluate(async to => {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]')
    if (!slider) throw new Error('no replay')
    const before = document.querySelector('.room')?.textContent
    const began = performance.now()
    slider.value = String(Math.round(to * Number(slider.max)))
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    // The frame is painted right after this; what comes then has it behind it.
    await new Promise(painted => requestAnimationFrame(() => setTimeout(painted)))
    if (document.querySelector('.room')?.textContent === before) throw new Error('nothing has changed')
    return performance.now() - began
  }, to)
