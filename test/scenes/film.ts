// Takes pictures of scenes, frame beside frame: film.ts FOLDER SCENE[:MS,MS...]... [--size=360x740] [--clip=X,Y,W,H] [--round=N] [--gain=POINTS] [--edition=ID]
// A scene is what a random game between two views tells, in the order of the log: `buy,fell` of oneself, `their-buy,fell`.
import packaged from '@sparticuz/chromium'
import { chromium, type Page } from 'playwright-core'
import type { View } from '#shared/protocol.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { play, type RandomValleyGame } from '#test/shared/properties/valley-games.ts'
import { viewFor } from '#test/shared/properties/made-view.ts'
import { valleyView } from '#test/shared/typed-by-game.ts'

const [folder = '.', ...words] = process.argv.slice(2)
const [width = 360, height = 740] = (words.find(word => word.startsWith('--size='))?.slice(7) ?? '360x740')
  .split('x')
  .map(Number)
const [x = 0, y = 0, wide = width, high = height] = (words.find(word => word.startsWith('--clip='))?.slice(7) ?? '')
  .split(',')
  .filter(Boolean)
  .map(Number)
const from = Number(words.find(word => word.startsWith('--round='))?.slice(8) ?? 3)
const gain = Number(words.find(word => word.startsWith('--gain='))?.slice(7) ?? 0)
/** With pharaohs where it is not the base game. */
const edition = words.find(word => word.startsWith('--edition='))?.slice(10) ?? 'base'
const clip = { x, y, width: wide, height: high }
const base = process.env['SCENES'] ?? 'http://127.0.0.1:5199/test/scenes/film.html'

/** Two views of seat 0 between which the log tells these things in this order, others between them or not. */
function scene(wanted: string): readonly [View<ValleyTable>, View<ValleyTable>] {
  const theirs = wanted.startsWith('their-')
  const keys = wanted.replace('their-', '').split(',')
  for (let seed = 1; seed < 60; seed++) {
    const game: RandomValleyGame = {
      seats: 2 + (seed % 3),
      options: { edition, pharaohs: edition !== 'base' },
      undoes: true,
      seed,
      picking: seed,
      picks: 800,
      habits: ['any', 'busy', 'digger', 'buyer'],
    }
    let before: View<ValleyTable> | null = null
    let found: readonly [View<ValleyTable>, View<ValleyTable>] | null = null
    let round = 0
    play(game, (table, _, sent) => {
      if (found) return
      const after = valleyView(viewFor(table, 0))
      const last = before?.log.at(-1)?.n ?? 0
      const told = after.log.filter(line => line.n > last)
      let at = -1
      const fits = keys.every(key => (at = told.findIndex((line, k) => k > at && line.key === key)) >= 0)
      const byWhom = told[0]?.seat === 0
      round = after.table?.round ?? 0
      const points = (view: View<ValleyTable>) =>
        view.table?.players.find(({ seat }) => seat === told[0]?.seat)?.points ?? 0
      // A purchase comes to the page as one view, with all its payments: those that only pay are kept back.
      if (
        before &&
        fits &&
        points(after) - points(before) >= gain &&
        byWhom !== theirs &&
        round > from &&
        after.phase === 'playing'
      )
        found = [before, after]
      else if (
        told.at(-1)?.key !== 'pay' &&
        after.decisions[0]?.kind !== 'pay' &&
        after.decisions[0]?.kind !== 'crumble' &&
        (sent === null || !('undo' in sent))
      )
        before = after
    })
    if (found) return found
  }
  throw new Error(`no such scene: ${wanted}`)
}

/** What the page that is filmed offers. */
declare global {
  interface Window {
    /** Shows the next view. */
    show(view: View): Promise<void>
    /** Everything that began to move when it was shown last. */
    filmed: readonly Animation[]
  }
}

async function film(page: Page, wanted: string, times: readonly number[]): Promise<readonly Buffer[]> {
  const [before, after] = scene(wanted)
  await page.goto('about:blank')
  await page.goto(base)
  await page.waitForFunction(() => 'show' in globalThis)
  await page.evaluate(view => window.show(view), before)
  await page.locator('.motion').waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.querySelectorAll('body > svg symbol').length > 40)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
  const shots: Buffer[] = [await page.screenshot({ clip })]
  const cues = await page.evaluate(async view => {
    await window.show(view)
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const all = document.getAnimations().filter(each => each.constructor === Animation)
    for (const each of all) each.pause()
    // Kept here: the browser no longer lists an animation that is past its end.
    window.filmed = all
    return {
      count: all.length,
      total: Math.max(0, ...all.map(each => Number(each.effect?.getComputedTiming().endTime))),
      layers: document.querySelectorAll('.motion > *').length,
    }
  }, after)
  console.log(
    wanted,
    after.log
      .filter(line => line.n > (before.log.at(-1)?.n ?? 0))
      .map(line => line.text)
      .join(' | '),
    JSON.stringify(cues),
  )
  for (const time of times) {
    await page.evaluate(at => {
      for (const each of window.filmed) each.currentTime = at
    }, time)
    shots.push(await page.screenshot({ clip }))
  }
  await page.evaluate(() => {
    for (const each of window.filmed) each.finish()
  })
  await page.waitForFunction(() => document.querySelectorAll('.motion > *').length === 0, null, { timeout: 5_000 })
  shots.push(await page.screenshot({ clip }))
  return shots
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? (await packaged.executablePath()),
  args: ['--no-sandbox', '--headless', '--disable-gpu', '--font-render-hinting=none'],
})
for (const word of words.filter(each => !each.startsWith('--'))) {
  const [wanted = '', given = '60,200,380,560,740,900'] = word.split(':')
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 500, colorScheme: 'dark' })
  const page = await context.newPage()
  page.on('pageerror', error => console.log('ERROR', error.message))
  const times = given.split(',').map(Number)
  const shots = await film(page, wanted, times)
  const shown = Math.min(wide, 520)
  const columns = wide > 500 ? 3 : shots.length
  const captions = ['before', ...times.map(time => `${time} ms`), 'after']
  await page.setViewportSize({
    width: columns * (shown + 6),
    height: Math.ceil(shots.length / columns) * Math.round((high * shown) / wide + 22),
  })
  await page.setContent(
    `<body style="margin:0;background:#111;color:#eee;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:0 6px">${shots.map((shot, k) => `<figure style="margin:0"><figcaption style="height:20px">${captions[k]}</figcaption><img width=${shown} src="data:image/png;base64,${shot.toString('base64')}"></figure>`).join('')}</body>`,
  )
  await page.screenshot({ path: `${folder}/film-${wanted.replaceAll(',', '-')}-${width}x${height}.png` })
  await context.close()
}
await browser.close()
