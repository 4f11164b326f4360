// A whole game on a phone, played by one finger against a bot: how many taps each turn takes. What is picked is the same whatever
// the way: only how it is carried out on the page differs.
import type { Browser, Page } from 'playwright-core'
import type { Message } from '#shared/protocol.ts'
import { countTaps } from '#test/browser/taps.ts'
import { tapUnhurriedly } from '#test/browser/unhurried-taps.ts'
import { valleyView } from '#test/shared/typed-by-game.ts'
import { Finger, type Purpose, type Way } from './by-finger.ts'
import { KnownTable, own, type Made, type Wish } from './known-table.ts'

const phone = { width: 360, height: 740 }
const patience = 60_000

export interface CountedGame {
  /** What the taps of each own turn were for, from its first question until it is over. */
  readonly turns: readonly (readonly Purpose[])[]
  /** The same of each answer to what others do in their turns. */
  readonly reactions: readonly (readonly Purpose[])[]
}

/** What a page and its table have told each other. */
interface Told {
  readonly sent: Made[]
  readonly accepted: Set<string>
  refused: string | null
  version: number
}

/** Listens to all lines that a page opens. */
function listen(page: Page): Told {
  const told: Told = { sent: [], accepted: new Set(), refused: null, version: 0 }
  page.on('websocket', socket => {
    socket.on('framesent', ({ payload }) => {
      if (payload === 'ping') return
      const frame: { readonly type: string } & Made = JSON.parse(String(payload))
      if (frame.type === 'pick') told.sent.push(frame)
    })
    socket.on('framereceived', ({ payload }) => {
      if (payload === 'pong') return
      const message: Message = JSON.parse(String(payload))
      if (message.type === 'accepted') told.accepted.add(message.decision)
      if (message.type === 'error') told.refused = message.error.message
      else if (message.type !== 'talk')
        told.version = Math.max(told.version, message.type === 'view' ? message.view.version : message.version)
    })
  })
  return told
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo(); waited += 10) {
    if (waited > patience) throw new Error(`it does not come: ${what}`)
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

/**
 * @param site with known deals (`test/worker/site.ts`)
 */
export async function playCounting(browser: Browser, site: string, way: Way, wish: Wish): Promise<CountedGame> {
  const table = await KnownTable.made((path, request) => fetch(site + path, request), wish)
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  tapUnhurriedly(page)
  const told = listen(page)
  await page.goto(`${site}/t/${table.host.id}#seat=${table.host.token}`)
  await page.locator('[aria-busy=false]').first().waitFor()
  // What reads a resting finger comes together with the keys.
  await page.locator('[aria-keyshortcuts]').first().waitFor()
  const taps = await countTaps(page)
  const finger = new Finger(page, way, () => told.sent.length > 0)
  const turns: Purpose[][] = []
  const reactions: (readonly Purpose[])[] = []
  let turn = -1
  for (await table.goOn(); !table.isOver; await table.goOn()) {
    const view = valleyView(await table.host.view())
    const played = view.table.players.find(({ seat }) => seat === own)?.turns ?? 0
    const isOwn = view.table.turn === own
    if (isOwn && played !== turn) {
      turns.push([])
      turn = played
    }
    await until('the question', () => told.version >= view.version)
    const before = await taps()
    await finger.answer(view, table.wanted)
    const sent = told.sent.shift()
    if (!sent) throw new Error('nothing was sent')
    await until('an answer', () => told.accepted.has(sent.decision) || told.refused !== null)
    if (told.refused !== null) throw new Error(`the table refuses what was tapped: ${told.refused}`)
    table.note(own, sent)
    const made = finger.takeTaps()
    if ((await taps()) - before !== made.length) throw new Error('the page has felt other taps than were made')
    if (isOwn) turns.at(-1)?.push(...made)
    else reactions.push(made)
  }
  await context.close()
  return { turns, reactions }
}
