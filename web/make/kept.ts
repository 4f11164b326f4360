// Lets browsers keep what can never change: every file with a hash in its name is asked for once and then kept.
// Each is named in `_headers`, and not their folder: for a name that does not exist the page itself is sent, and a page
// kept for a year under the name of a script would break the site for whoever asked in the middle of a deploy.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Adapter } from '@sveltejs/kit'

const hashed = '_app/immutable'
/** How many rules Cloudflare reads. What is beyond that is asked for again, which a 304 answers. */
const mostRules = 100

/** An adapter that writes `_headers` beside what another one has put into the folder. */
export function kept(folder: string, inner: Adapter): Adapter {
  return {
    ...inner,
    async adapt(builder) {
      await inner.adapt(builder)
      const files = readdirSync(join(folder, hashed), { recursive: true, encoding: 'utf8' }).filter(name => statSync(join(folder, hashed, name)).isFile())
      const far = distances(files, name => readFileSync(name === '' ? join(folder, 'index.html') : join(folder, hashed, name), 'utf8'))
      const distanceOf = (name: string) => far.get(name) ?? Infinity
      const sizeOf = (name: string) => statSync(join(folder, hashed, name)).size
      const rules = files.sort((one, other) => distanceOf(one) - distanceOf(other) || sizeOf(other) - sizeOf(one)).slice(0, mostRules)
        .map(name => `/${hashed}/${name.replaceAll('\\', '/')}\n  Cache-Control: public, max-age=31536000, immutable\n`)
      writeFileSync(join(folder, '_headers'), rules.join(''))
    },
  }
}

/**
 * How far every file is from the page that asks for a table: 1 where the page names it itself, 2 where such a file does,
 * as the table does its late parts. What only other pages need is farther.
 * @param read the text of a file; of the page for an empty name
 */
function distances(files: readonly string[], read: (name: string) => string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (let at = 1, reached = ['']; reached.length > 0; at++) {
    const texts = reached.map(read).join('\n')
    reached = files.filter(name => !found.has(name) && texts.includes(basename(name)))
    for (const name of reached) found.set(name, at)
    reached = reached.filter(name => /\.(?:js|css)$/.test(name))
  }
  return found
}
