// The worker as it is deployed, bundled once, served by workerd from a storage on disk: for tests that kill it or mean it harm.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { textsAt } from '#shared/preview-tags.ts'
import { previews as english } from '#web/lib/messages/en/previews.ts'
import { previews as tal } from '#web/lib/tal/messages/en/previews.ts'
import { previews as valley } from '#web/lib/valley/messages/en/previews.ts'
import { compatibilityDate } from '../compatibility-date.ts'
import { quiet, startServer, type Server } from '../wrangler.ts'

/** A page that stands for the site's, which plays no part here and may not be built. */
const page = '<!doctype html><html><head><meta charset="utf-8" /></head><body>the page</body></html>'

/** A bundle with a storage of its own. */
export class BundledWorker {
  private readonly place = mkdtempSync(join(tmpdir(), 'valley-workerd-'))
  private readonly files = join(this.place, 'files')
  readonly storage = join(this.place, 'storage')

  /**
   * @param limits whether the limits of a table hold; those by address never do
   * @param main its main file, if it is not the product's
   */
  constructor(
    private readonly limits: 'on' | 'off',
    private readonly main = 'worker/index.ts',
  ) {
    mkdirSync(join(this.files, 'previews'), { recursive: true })
    writeFileSync(join(this.files, 'index.html'), page)
    writeFileSync(join(this.files, textsAt), JSON.stringify([{ ...english, language: 'en', games: { valley, tal } }]))
    const outdir = join(this.place, 'bundle')
    execFileSync('wrangler', ['deploy', main, '--dry-run', '--assets', this.files, '--outdir', outdir], {
      stdio: 'pipe',
      env: { ...process.env, ...quiet },
    })
  }

  /** Starts it on what is stored. */
  start(): Promise<Server> {
    const script = join('test', 'crash', 'serve.ts')
    const bundle = join(this.place, 'bundle', basename(this.main).replace(/ts$/, 'js'))
    return startServer('node', port => [
      script,
      bundle,
      this.files,
      this.storage,
      `${port}`,
      compatibilityDate(),
      this.limits,
    ])
  }

  /** Removes all that lies on the disk. */
  clear(): void {
    rmSync(this.place, { recursive: true, force: true })
  }
}
