// Lets browsers keep what can never change: every file with a hash in its name is asked for once and then kept.
// Each is named in `_headers`, and not their folder: for a name that does not exist the page itself is sent, and a page
// kept for a year under the name of a script would break the site for whoever asked in the middle of a deploy.
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Adapter } from '@sveltejs/kit'

const hashed = '_app/immutable'
/** How many rules Cloudflare reads. The smallest files beyond that are asked for again, which a 304 answers. */
const mostRules = 100

/** An adapter that writes `_headers` beside what another one has put into the folder. */
export function kept(folder: string, inner: Adapter): Adapter {
  return {
    ...inner,
    async adapt(builder) {
      await inner.adapt(builder)
      const files = readdirSync(join(folder, hashed), { recursive: true, encoding: 'utf8' })
        .map(name => ({ path: `/${hashed}/${name.replaceAll('\\', '/')}`, entry: statSync(join(folder, hashed, name)) }))
        .filter(({ entry }) => entry.isFile())
        .sort((one, other) => other.entry.size - one.entry.size)
      const rules = files.slice(0, mostRules).map(({ path }) => `${path}\n  Cache-Control: public, max-age=31536000, immutable\n`)
      writeFileSync(join(folder, '_headers'), rules.join(''))
    },
  }
}
