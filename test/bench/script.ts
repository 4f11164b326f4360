// Compressed bytes of what a page loads first: everything its HTML names, and what that imports at once.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export interface Weight { readonly files: number, readonly bytes: number, readonly gzip: number, readonly brotli: number }

const build = 'build'

/** Scripts that a built page loads before anything is asked for: preloaded ones and what they import statically. */
export function scriptsOf(entries: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const visit = (path: string): void => {
    if (found.has(path) || !existsSync(join(build, path))) return
    found.add(path)
    const text = readFileSync(join(build, path), 'utf8')
    const folder = path.slice(0, path.lastIndexOf('/'))
    for (const [, from] of text.matchAll(/(?:^|[;}\s])(?:import|export)[^'"();]*?["'](\.[^"']+)["']/g)) visit(join(folder, from as string))
  }
  for (const entry of entries) visit(entry)
  return [...found]
}

export function weigh(paths: readonly string[]): Weight {
  const contents = paths.map(path => readFileSync(join(build, path)))
  const sum = (of: (content: Buffer) => number) => contents.reduce((total, content) => total + of(content), 0)
  return { files: paths.length, bytes: sum(content => content.length), gzip: sum(content => gzipSync(content).length), brotli: sum(content => brotliCompressSync(content).length) }
}
