// `npm start` runs `wrangler dev`. What tests are served by has the same bundle, files and settings without wrangler's own way in
// front of them: both answer alike.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fullTable } from '../client/player.ts'
import { startWrangler } from '../wrangler.ts'
import { BundledWorker, writeStandIn } from './bundled-worker.ts'

const own = mkdtempSync(join(tmpdir(), 'valley-alike-'))
const site = writeStandIn(join(own, 'site'))
const hashed = '/_app/immutable/page.4NINaKnN.js'
mkdirSync(join(site, '_app/immutable'), { recursive: true })
writeFileSync(join(site, hashed), 'export {}\n')
writeFileSync(join(site, '_headers'), `/*\n  Referrer-Policy: no-referrer\n${hashed}\n  Cache-Control: immutable\n`)
const worker = new BundledWorker('off', undefined, site)
afterAll(() => {
  worker.clear()
  rmSync(own, { recursive: true, force: true })
})

/** Of the way, not of what is sent. */
const ofTheWay = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']

/** What is answered, without the address: a preview names it, and the second half of its ETag says what the preview holds. */
async function answer(address: string, path: string, asked: RequestInit) {
  const response = await fetch(address + path, asked)
  const headers = [...response.headers]
    .filter(([name]) => !ofTheWay.includes(name))
    .map(([name, value]) => `${name}: ${value.replace(/-[0-9a-f]{16}"$/, '"')}`)
  return { status: response.status, headers, text: (await response.text()).replaceAll(address, '') }
}

test('the bundled worker answers as `wrangler dev` does: pages, files, names of no file, previews, calls', async () => {
  const asPage = { headers: { 'Sec-Fetch-Dest': 'document' } }
  const [bundled, started] = await Promise.all([worker.start(), startWrangler(join(own, 'storage'), site)])
  try {
    const told: Record<string, Awaited<ReturnType<typeof answer>>> = {}
    for (const [path, asked] of [
      ['/', asPage],
      [hashed, {}],
      ['/_app/immutable/gone.4NINaKnN.js', {}],
      ['/rules', asPage],
      ['/t/aaaaaaaaaaaaaaaa', asPage],
      ['/t/aaaaaaaaaaaaaaab', {}],
      ['/api/', {}],
      ['/api/games/aaaaaaaaaaaaaaaa/seats', { method: 'POST', body: '{' }],
    ] as const) {
      told[path] = await answer(bundled.address, path, asked)
      expect(told[path], path).toEqual(await answer(started.address, path, asked))
    }
    expect(told[hashed]?.headers).toContain('cache-control: immutable')
    expect(told['/_app/immutable/gone.4NINaKnN.js']?.headers).toContain('referrer-policy: no-referrer')
    expect(told['/t/aaaaaaaaaaaaaaaa']?.text).toBe(told['/']?.text)
    expect(told['/t/aaaaaaaaaaaaaaab']?.text).toContain('og:title')
    for (const { address } of [bundled, started]) {
      const [host] = await fullTable((path, request) => fetch(address + path, request), 2)
      expect(await host.view()).toMatchObject({ seats: [{ name: 'Anna' }, { name: 'Player 1' }] })
    }
  } finally {
    await Promise.all([bundled.stop(), started.stop()])
  }
})
