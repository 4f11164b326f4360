// Builds the page and serves it on a port and a storage of its own, with the same deals in every run (`test/worker/site.ts`).
// `npm start` answers alike (`test/bundled/bundled-worker.test.ts`). Where ADDRESS names a site that runs already, that one is tested.
// Tests find the address with `inject('address')`, and what was built with `inject('site')`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { BundledWorker } from '../bundled/bundled-worker.ts'
import { unpackBrowser } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
    /** The folder of what was built; null where a site is tested that runs already. */
    site: string | null
  }
}

/** Vitest's global setup: answers with what takes everything down again. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  await unpackBrowser()
  const own = mkdtempSync(join(tmpdir(), 'valley-browser-'))
  const clear = () => {
    rmSync(own, { recursive: true, force: true })
  }
  project.provide('still', join(own, 'still'))
  const running = process.env['ADDRESS']
  if (running) {
    project.provide('address', running)
    project.provide('site', null)
    return async () => clear()
  }
  const site = join(own, 'site')
  // As it is deployed: a test's environment would bring what only developers need, and among tests the build refuses no
  // import of what only a server may have. In a folder of its own, for neither may this build change a site that is
  // served nor the next one this.
  const { TEST: _, VITEST: __, ...outside } = process.env
  const built = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...outside, NODE_ENV: 'production', SITE: site },
  })
  if (built.status !== 0) throw new Error('The page does not build.')
  const worker = new BundledWorker('off', 'test/worker/site.ts', site)
  const server = await worker.start()
  project.provide('address', server.address)
  project.provide('site', site)
  return async () => {
    await server.stop()
    worker.clear()
    clear()
  }
}
