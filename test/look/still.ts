// The still page as a browser test finds it: built once into a folder of its own, and handed to the browser from there,
// without a server and without the site.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { build } from 'vite'
import { plugins } from './plugins.ts'

export interface Still {
  /** Makes the page reachable for a context's pages. */
  serve(context: BrowserContext): Promise<void>
  readonly address: string
  clear(): Promise<void>
}

const host = 'http://still.test'

/** Builds the page; throws where it does not build. */
export async function buildStill(): Promise<Still> {
  const folder = await mkdtemp(join(tmpdir(), 'valley-still-'))
  await build({
    configFile: false, logLevel: 'warn', root: import.meta.dirname, plugins: plugins(),
    build: { outDir: folder, target: 'esnext', minify: false, modulePreload: false, reportCompressedSize: false, chunkSizeWarningLimit: 4_000 },
  })
  return {
    address: `${host}/index.html`,
    serve: async context => {
      await context.route(`${host}/**`, route => route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }))
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}
