// The page of the last release, kept as one compressed file, so that tests can play it without the history of the repository.
// Only what is text: it is shown without its fonts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

interface Release {
  readonly commit: string
  /** The text of each file, by its path in the site. */
  readonly files: Readonly<Record<string, string>>
}

export const keptAt = 'test/releases/last-page.json.br'

/** What pages are made of, and as what it is served. Data for other programs is no part of them. */
const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

export const typeOf = (path: string): string => kinds[extname(path)] ?? ''

/** The files of a site that are kept, in the order of their paths. */
export const filesIn = (site: string): Release['files'] =>
  Object.fromEntries(
    readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter(name => typeOf(name) !== '')
      .map(name => [`/${name.replaceAll('\\', '/')}`, readFileSync(join(site, name), 'utf8')] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

export function writeRelease(release: Release): void {
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS }
  writeFileSync(keptAt, brotliCompressSync(JSON.stringify(release), { params }))
}

export const readRelease = (): Release => JSON.parse(brotliDecompressSync(readFileSync(keptAt)).toString())
