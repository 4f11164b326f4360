// What boardgame.io's client for the browser weighs, with the rules left to the server: its plain client and its transport, without
// React and without its debug panel, bundled as this project's page is.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const entry = `
import { Client } from 'boardgame.io/client'
import { SocketIO } from 'boardgame.io/multiplayer'
const game = { name: 'valley', moves: { pick: { move: () => {}, client: false } } }
globalThis.client = Client({ game, debug: false, multiplayer: SocketIO({ server: location.origin }) })
`

/** @returns bytes, minified, plain and with gzip */
export async function weighClient(): Promise<{ readonly bytes: number; readonly gzip: number }> {
  // Within this folder, so that the packages are found.
  const place = mkdtempSync(join(import.meta.dirname, 'node_modules', 'bundle-'))
  try {
    const file = join(place, 'client.js')
    writeFileSync(file, entry)
    const built = await build({
      configFile: false,
      root: place,
      logLevel: 'error',
      mode: 'production',
      build: { write: false, minify: true, rollupOptions: { input: file } },
    })
    const outputs = (Array.isArray(built) ? built : [built]).flatMap(each => ('output' in each ? each.output : []))
    const code = outputs.flatMap(each => (each.type === 'chunk' ? [each.code] : [])).join('')
    return { bytes: Buffer.byteLength(code), gzip: gzipSync(code).length }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
