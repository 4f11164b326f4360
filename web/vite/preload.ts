// One HTML page serves every address. Without help the browser would find the files of the front page, the gallery or a table
// one after the other. So a script at the top of the page looks at the address, requests all files it needs at once, in the
// reader's language, and opens the table's socket. It is written into the page here, because it names files by their hash.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Adapter } from '@sveltejs/kit'
import { build, type Plugin } from 'vite'
import { byName, otherGames } from '../../shared/game-names.ts'
import { localPrefix } from '../../shared/table/local-id.ts'
import { gameKeyOf } from '../lib/table/game-key.ts'
import { wideScreen } from '../lib/table/wide-form.ts'
import { languages } from '../lib/messages/language.ts'
import { spokenFirst, type Chunks } from './chunks.ts'

const place = '<!-- ahead -->'
const first = 'web/lib/table/open-ahead.ts'
type Needed = Record<string, readonly string[]>

/** What each page needs beside the files of every page; of a table by its game, if this browser knows it, and its layout. */
const pagesOf = ({ roots, pages }: Chunks): Needed => ({
  ...byName(otherGames, name => [...roots.table.slice(0, 1), ...(roots[name] ?? []).slice(0, 1), ...roots.error]),
  front: [...roots.front, ...roots.error],
  phone: [...roots.table, ...roots.phone, ...roots.error],
  wide: [...roots.table, ...roots.wide, ...roots.error],
  ...Object.fromEntries(
    Object.entries(pages).map(([page, bundle]) => [
      page,
      ['/web/routes/[page]/+page.svelte', ...(roots[bundle] ?? []), ...roots.error],
    ]),
  ),
})
/** The texts that only one page needs. */
const spokenAt = (page: string, file: string): Needed =>
  Object.fromEntries(
    Object.keys(languages).map(language => [`${language}-${page}`, [`/messages/${language}/${file}.ts`]]),
  )
const allOf = (chunks: Chunks): Needed =>
  Object.assign(
    {},
    pagesOf(chunks),
    Object.fromEntries(Object.keys(languages).map(language => [language, spokenFirst(chunks, language)])),
    ...otherGames.map(name => spokenAt(name, `${name}-table`)),
    spokenAt('front', 'lobby'),
  )

/** A Vite plugin that finds out which files each page needs, and an adapter that writes the script into the page. */
export function ahead(
  page: string,
  chunks: Chunks,
  inner: Adapter,
): { readonly plugin: Plugin; readonly adapter: Adapter } {
  const needed: Record<string, readonly string[]> = {}
  const plugin: Plugin = {
    name: 'ahead',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const made = Object.values(bundle).filter(file => file.type === 'chunk')
      /** The files that contain, or begin with, the module whose path ends so. */
      const filesOf = (end: string) =>
        made.filter(({ facadeModuleId: begins, moduleIds }) =>
          [...moduleIds, ...(begins === null ? [] : (this.getModuleInfo(begins)?.importedIds ?? []))].some(id =>
            id.endsWith(end),
          ),
        )
      for (const [name, ends] of Object.entries(allOf(chunks))) {
        const files = new Set<string>()
        const next = ends.flatMap(filesOf).map(({ fileName }) => fileName)
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
      // Files that the page requests anyway are left out.
      const others = (files: readonly string[]) =>
        files.filter(file => !text.includes(`/${file}"`)).map(file => `/${file}`)
      const lines =
        asking(
          Object.fromEntries(Object.entries(needed).map(([name, files]) => [name, others(files)])),
          Object.keys(chunks.pages),
        ) + (await bundled(first))
      writeFileSync(
        page,
        text.replace(place, () => `<script>${lines}</script>`),
      )
    },
  }
  return { plugin, adapter }
}

/** @param pages the pages that are known by their address */
const asking = (needed: Needed, pages: readonly string[]) => `
      {
        const needed = ${JSON.stringify(needed)}
        const { pathname } = location
        const { lang } = document.documentElement
        const table = /^\\/t\\/([^/]+)/.exec(pathname.replace('/here/', '/t/${localPrefix}'))?.[1]
        let game = null
        try {
          game = localStorage.getItem('${gameKeyOf('')}' + table)
        } catch {}
        const page = table ? ${JSON.stringify(otherGames)}.includes(game) ? game : matchMedia('${wideScreen}').matches ? 'wide' : 'phone' : pathname === '/' ? 'front' : ${JSON.stringify(pages)}.find(name => pathname === '/' + name) ?? ''
        for (const href of [...needed[lang], ...needed[page] ?? [], ...needed[lang + '-' + page] ?? []]) {
          const link = document.createElement('link')
          document.head.append(Object.assign(link, href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' }, { href }))
        }
      }
      `

/** Bundles a module with its imports into the text of a script. */
async function bundled(input: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const [chunk] = 'output' in made ? made.output : []
  if (!chunk || chunk.code.includes('</script')) throw new Error(`${input} cannot stand in a page`)
  return chunk.code
}
