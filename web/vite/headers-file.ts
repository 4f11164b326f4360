// Writes `_headers`, the headers of static files: security headers for all, with the hashes of the inline scripts that the
// build has made; and long caching for files with a hash in their names, as many as there can be rules for. Each has a rule of
// its own, not their folder: for a name that does not exist the page itself is sent, and if a browser cached that for a year
// under a script's name, the site would stay broken for anybody who asked in the middle of a deploy.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Adapter } from '@sveltejs/kit'
import { pageHeaders } from '../../shared/headers.ts'

const page = 'index.html'
const hashed = '_app/immutable'
/** How many rules Cloudflare reads. Files beyond that are asked for again, and answered with 304. */
const maxRules = 100

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
      const scripts = files.filter(name => name.endsWith('.js')).map(read)
      const atOnce = neededAtOnce(files, read(''), scripts)
      const sizeOf = (name: string) => statSync(join(folder, hashed, name)).size
      const rules = files
        .sort((one, other) => Number(atOnce.has(other)) - Number(atOnce.has(one)) || sizeOf(other) - sizeOf(one))
        .slice(0, maxRules - 1)
        .map(name => `/${hashed}/${name.replaceAll('\\', '/')}\n  Cache-Control: public, max-age=31536000, immutable\n`)
      writeFileSync(join(folder, '_headers'), [ruleOfAll(read(''), scripts.join('\n')), ...rules].join(''))
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
 * The files that the page names, the entries of its routes, the fonts of all pages, and what a script cannot do without: however
 * small, each would hold up everything if it were asked for again. Of the others, which are fetched when they are wanted, the
 * largest get rules.
 */
function neededAtOnce(files: readonly string[], html: string, scripts: readonly string[]): ReadonlySet<string> {
  const imported = new Set(
    scripts.flatMap(text =>
      [...text.matchAll(/(?:from|import)\s*["']([^"']+)["']/g)].map(([, path = '']) => basename(path)),
    ),
  )
  const isNeeded = (name: string) =>
    name.startsWith('nodes/') ||
    name.endsWith('.woff2') ||
    imported.has(basename(name)) ||
    html.includes(basename(name))
  return new Set(files.filter(isNeeded))
}
