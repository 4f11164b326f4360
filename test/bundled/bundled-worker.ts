// The worker as it is deployed, bundled once, served by workerd from a storage on disk: for tests that kill it, mean it harm, or
// have browsers load the site from it hundreds of times. `wrangler dev` hands each call on from a workerd of its own, which takes
// more than half as much processor time again, for files and for calls.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { textsAt } from '#shared/preview-tags.ts'
import { previews as english } from '#web/lib/messages/en/previews.ts'
import { previews as tal } from '#web/lib/tal/messages/en/previews.ts'
import { previews as valley } from '#web/lib/valley/messages/en/previews.ts'
import { compatibilityDate } from '../compatibility-date.ts'
import type { pushKeys } from '../push-keys.ts'
import { quiet, startServer, type Server } from '../wrangler.ts'

/** A page that stands for the site's where that plays no part and may not be built. */
const page = '<!doctype html><html><head><meta charset="utf-8" /></head><body>the page</body></html>'

/** Writes the least that the worker needs of a site. Gives the folder. */
export function writeStandIn(folder: string): string {
  mkdirSync(join(folder, 'previews'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, textsAt), JSON.stringify([{ ...english, language: 'en', games: { valley, tal } }]))
  return folder
}

/** A bundle with a storage of its own. */
export class BundledWorker {
  private readonly place = mkdtempSync(join(tmpdir(), 'valley-workerd-'))
  private readonly files: string
  readonly storage = join(this.place, 'storage')

  /**
   * @param limits whether the limits of a table hold; those by address never do
   * @param main its main file, if it is not the product's
   * @param site the folder of its files, if they are not those that stand in for the site's
   * @param keys by which it sends push messages, if it does
   */
  constructor(
    private readonly limits: 'on' | 'off',
    private readonly main = 'worker/index.ts',
    site?: string,
    private readonly keys: Partial<typeof pushKeys> = {},
  ) {
    this.files = site ?? writeStandIn(join(this.place, 'files'))
    const outdir = join(this.place, 'bundle')
    execFileSync('wrangler', ['deploy', main, '--dry-run', '--assets', this.files, '--outdir', outdir], {
      stdio: 'pipe',
      env: { ...process.env, ...quiet },
    })
  }

  /** Starts it on what is stored. */
  start(): Promise<Server> {
    const script = join('test', 'bundled', 'serve.ts')
    const bundle = join(this.place, 'bundle', basename(this.main).replace(/ts$/, 'js'))
    const bindings = JSON.stringify({ LIMITS: this.limits, ...this.keys })
    return startServer('node', [script, bundle, this.files, this.storage, compatibilityDate(), bindings])
  }

  /** Removes all that lies on the disk. */
  clear(): void {
    rmSync(this.place, { recursive: true, force: true })
  }
}
