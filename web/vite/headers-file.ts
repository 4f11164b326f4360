// Writes `_headers`, the headers of static files: security headers for all, with the hashes of the inline scripts that the
// build has made; and long caching for every file with a hash in its name. Each such file has its own rule, not their folder:
// for a name that does not exist the page itself is sent, and if a browser cached that for a year under a script's name, the
// site would stay broken for anybody who asked in the middle of a deploy.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Adapter } from '@sveltejs/kit'
import { pageHeaders } from '../../shared/headers.ts'

const page = 'index.html'
const hashed = '_app/immutable'
/** How many rules Cloudflare reads. Files beyond that are asked for again, and answered with 304. */
const mostRules = 100

/** An adapter that adds `_headers` to what another one has built. */
export function kept(folder: string, inner: Adapter): Adapter {
  return {
    ...inner,
    async adapt(builder) {
      await inner.adapt(builder)
      const files = readdirSync(join(folder, hashed), { recursive: true, encoding: 'utf8' }).filter(name =>
        statSync(join(folder, hashed, name)).isFile(),
      )
      const read = (name: string) => readFileSync(name === '' ? join(folder, page) : join(folder, hashed, name), 'utf8')
      const far = distances(files, read)
      const distanceOf = (name: string) => far.get(name) ?? Infinity
      const sizeOf = (name: string) => statSync(join(folder, hashed, name)).size
      const rules = files
        .sort((one, other) => distanceOf(one) - distanceOf(other) || sizeOf(other) - sizeOf(one))
        .slice(0, mostRules - 1)
        .map(name => `/${hashed}/${name.replaceAll('\\', '/')}\n  Cache-Control: public, max-age=31536000, immutable\n`)
      writeFileSync(
        join(folder, '_headers'),
        [
          ruleOfAll(
            read(''),
            files
              .filter(name => name.endsWith('.js'))
              .map(read)
              .join('\n'),
          ),
          ...rules,
        ].join(''),
      )
    },
  }
}

/**
 * The rule that applies to every file.
 * @param html the page
 * @param scripts all scripts; they are searched for markup with `style` attributes, as SvelteKit's announcer has
 */
function ruleOfAll(html: string, scripts: string): string {
  const hashes = (text: string, found: RegExp) =>
    [...text.matchAll(found)].map(([, part = '']) => `sha256-${createHash('sha256').update(part).digest('base64')}`)
  const headers = pageHeaders(
    hashes(html, /<script>(.*?)<\/script>/gs),
    hashes(html, /<style>(.*?)<\/style>/gs),
    hashes(scripts, / style="([^"]*)"/g),
  )
  return `/*\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`
}

/**
 * How far every file is from the page: 1 if the page names it, 2 if such a file does (as a table's late parts), and so on. The
 * nearest files get their rules first.
 * @param read returns the text of a file; of the page for an empty name
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
