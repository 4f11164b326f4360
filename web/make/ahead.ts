// One page serves every address, and says itself what it needs. What only the front page or a table needs would be
// asked for one after the other, each when the last has come; so the page's first lines look at the address, ask for all
// of it at once and call the table itself. They are written into the page here, for they name files by their hash.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Adapter } from '@sveltejs/kit'
import { build, type Plugin } from 'vite'
import { wideScreen } from '../lib/valley/wide.ts'
import { roots } from './parts.ts'

const place = '<!-- ahead -->'
const first = 'web/lib/table/first.ts'

/** What each page needs beside what every page does; a table by its form. */
const pages = {
  front: [...roots.front, ...roots.error],
  phone: [...roots.table, ...roots.phone, ...roots.error],
  wide: [...roots.table, ...roots.wide, ...roots.error],
} as const
type Needed = Record<keyof typeof pages, readonly string[]>

/** A Vite plugin that finds out which files the pages need, and the adapter that writes them into the page. */
export function ahead(page: string, inner: Adapter): { readonly plugin: Plugin, readonly adapter: Adapter } {
  const needed: Needed = { front: [], phone: [], wide: [] }
  const plugin: Plugin = {
    name: 'ahead',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      /** The files that hold this module, or begin with it. */
      const filesOf = (end: string) => chunks.filter(({ facadeModuleId: begins, moduleIds }) =>
        [...moduleIds, ...begins === null ? [] : this.getModuleInfo(begins)?.importedIds ?? []].some(id => id.endsWith(end)))
      for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
        const files = new Set<string>()
        const next = pages[name].flatMap(filesOf).map(({ fileName }) => fileName)
        for (let path = next.pop(); path !== undefined; path = next.pop()) {
          const file = bundle[path]
          if (file?.type !== 'chunk' || files.has(path)) continue
          files.add(path)
          for (const style of file.viteMetadata?.importedCss ?? []) files.add(style)
          next.push(...file.imports)
        }
        needed[name] = [...files]
      }
    },
  }
  const adapter: Adapter = {
    ...inner,
    async adapt(builder) {
      await inner.adapt(builder)
      const text = readFileSync(page, 'utf8')
      if (!text.includes(place)) throw new Error(`app.html has no ${place}`)
      // What the page asks for anyway is not named twice.
      const others = (files: readonly string[]) => files.filter(file => !text.includes(`/${file}"`)).map(file => `/${file}`)
      const lines = asking({ front: others(needed.front), phone: others(needed.phone), wide: others(needed.wide) }) + await bundled(first)
      writeFileSync(page, text.replace(place, () => `<script>${lines}</script>`))
    },
  }
  return { plugin, adapter }
}

const asking = ({ front, phone, wide }: Needed) => `
      {
        const table = location.pathname.startsWith('/t/')
        const files = table ? matchMedia('${wideScreen}').matches ? ${JSON.stringify(wide)} : ${JSON.stringify(phone)} : location.pathname === '/' ? ${JSON.stringify(front)} : []
        for (const href of files) {
          const link = document.createElement('link')
          document.head.append(Object.assign(link, href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' }, { href }))
        }
      }
      `

/** A module with all it imports, as the text of a script. */
async function bundled(input: string): Promise<string> {
  const made = await build({
    configFile: false, logLevel: 'error',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const [chunk] = 'output' in made ? made.output : []
  if (!chunk || chunk.code.includes('</script')) throw new Error(`${input} cannot stand in a page`)
  return chunk.code
}
