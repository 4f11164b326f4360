// How many taps turns take on a phone: played on the built page behind wrangler, with deals that are the same in every run.
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { boxes } from '#shared/valley/editions.ts'
import { plugins } from '../scenes/plugins.ts'
import type { MeasuredTaps } from '../taps/measure.ts'
import { withSite } from './pages.ts'

/** Whoever plays knows the page by its texts, which Vite has to put together. */
export async function countTurns(): Promise<readonly MeasuredTaps[]> {
  const { module } = await runnerImport<typeof import('../taps/measure.ts')>(
    join(import.meta.dirname, '..', 'taps', 'measure.ts'),
    { configFile: false, plugins: plugins() },
  )
  return withSite(site => module.measureTaps(site, boxes), 'test/worker/site.ts')
}
