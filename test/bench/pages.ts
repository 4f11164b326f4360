// What a browser loads first: the scripts, styles, fonts and signs of the front page and of a table where a game is on,
// from the built page behind wrangler, compressed as a CDN would.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from '#test/browser/chromium.ts'
import { atFront, atTable, fetchedBy, firstLoad, kinds, weigh, type Weight } from '#test/browser/first-load.ts'
import { fullTable, playOn, type Client } from '#test/client/player.ts'
import { Chance } from '#shared/chance.ts'
import { startWrangler } from '#test/wrangler.ts'

/** One kind of file on one page. `late` is what came only after the first question could be answered. */
interface Load extends Weight {
  readonly page: string
  readonly kind: string
  readonly late: boolean
}

/** A table for three, in the middle of a game, where its host is to play a card. */
export async function tableInPlay(site: string): Promise<Client> {
  const clients = await fullTable((path, request) => fetch(site + path, request), 3)
  const [host] = clients
  if (!host) throw new Error('nobody sits there')
  const chance = new Chance(3)
  for (let picks = 40; picks > 0 || (await host.view()).decisions[0]?.kind !== 'play'; picks = 0)
    await playOn(clients, chance, picks || 1)
  return host
}

/**
 * The site on a port of its own, for as long as something is done with it. Needs a build.
 * @param worker its main file, if it is not the product's
 */
export async function withSite<Result>(what: (site: string) => Promise<Result>, worker?: string): Promise<Result> {
  const storage = mkdtempSync(join(tmpdir(), 'valley-bench-'))
  const server = await startWrangler(storage, 'build', worker)
  try {
    return await what(server.address)
  } finally {
    await server.stop()
    rmSync(storage, { recursive: true, force: true })
  }
}

/** Opens the front page and a table on a phone's screen, waits until nothing more comes, and weighs what came. */
export const weighPages = (): Promise<readonly Load[]> =>
  withSite(async site => {
    const browser = await openBrowser()
    try {
      const host = await tableInPlay(site)
      const loads: Load[] = []
      for (const [name, address, answers] of [
        ['front page', site, atFront],
        ['table', `${site}/t/${host.id}#seat=${host.token}`, atTable],
      ] as const) {
        const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
        await firstLoad(page, address, answers)
        // What is fetched when the table has come to rest is here, too.
        await page.waitForTimeout(6_000)
        const files = await fetchedBy(page)
        for (const kind of kinds) {
          for (const late of kind === 'script' ? [false, true] : [false]) {
            const these = files.filter(file => file.kind === kind && (kind !== 'script' || file.first !== late))
            if (these.length > 0) loads.push({ page: name, kind, late, ...(await weigh(site, these)) })
          }
        }
        await page.close()
      }
      return loads
    } finally {
      await browser.close()
    }
  })
