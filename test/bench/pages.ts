// What a browser loads first: the scripts, styles, fonts and signs of the front page and of a table where a game is on,
// from the built page behind wrangler, compressed as a CDN would.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { openBrowser } from '#test/browser/chromium.ts'
import { fullTable, playOn } from '#test/client/player.ts'
import { Chance } from '#test/shared/chance.ts'
import { startWrangler } from '#test/wrangler.ts'

/** Bytes of one kind of file on one page: as they are, and compressed. Fonts are compressed already. */
export interface Load { readonly page: string, readonly kind: string, readonly files: number, readonly bytes: number, readonly gzip: number, readonly brotli: number }

/** Opens the front page and a table on a phone's screen and weighs what came. Needs a build. */
export async function weighPages(): Promise<readonly Load[]> {
  const storage = mkdtempSync(join(tmpdir(), 'valley-bench-'))
  const server = await startWrangler(storage)
  const browser = await openBrowser()
  try {
    const clients = await fullTable((path, request) => fetch(server.address + path, request), 3)
    await playOn(clients, new Chance(3), 40)
    const [host] = clients
    const table = `${server.address}/t/${host?.id}#seat=${host?.token}`
    return [...await weigh(browser, 'front page', `${server.address}/`), ...await weigh(browser, 'table', table)]
  } finally {
    await browser.close()
    await server.stop()
    rmSync(storage, { recursive: true, force: true })
  }
}

async function weigh(browser: Browser, name: string, address: string): Promise<readonly Load[]> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const came = new Map<string, Promise<Buffer>>()
  page.on('response', response => {
    const kind = response.request().resourceType()
    if (response.ok() && ['script', 'stylesheet', 'font', 'fetch', 'image'].includes(kind) && !response.url().includes('/api/')) came.set(`${kind} ${response.url()}`, response.body())
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const bodies = await Promise.all([...came].map(async ([key, body]) => ({ kind: key.split(' ')[0] ?? '', body: await body })))
  await page.close()
  return [...new Set(bodies.map(({ kind }) => kind))].sort().map(kind => {
    const these = bodies.filter(each => each.kind === kind).map(({ body }) => body)
    const sum = (of: (body: Buffer) => number) => these.reduce((total, body) => total + of(body), 0)
    return { page: name, kind, files: these.length, bytes: sum(body => body.length), gzip: sum(body => gzipSync(body).length), brotli: sum(body => brotliCompressSync(body).length) }
  })
}
