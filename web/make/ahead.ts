// One page serves every address, and says itself what it needs. What only a table needs would be asked for three times
// over the line later, each after the last has come; so the page looks at its address and asks for all of it at once.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Adapter } from '@sveltejs/kit'
import type { Plugin } from 'vite'
import { wideScreen } from '../lib/valley/wide.ts'
import { roots } from './parts.ts'

const place = '<!-- ahead -->'
const fallback = 'index.html'

/** A Vite plugin that finds out which files a table needs, and the adapter that writes them into the page. */
export function ahead(folder: string, inner: Adapter): { readonly plugin: Plugin, readonly adapter: Adapter } {
  const needed = { phone: [''], wide: [''] }
  const plugin: Plugin = {
    name: 'ahead',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      /** The files that hold this module, or begin with it. */
      const filesOf = (end: string) => chunks.filter(({ facadeModuleId: begins, moduleIds }) =>
        [...moduleIds, ...begins === null ? [] : this.getModuleInfo(begins)?.importedIds ?? []].some(id => id.endsWith(end)))
      for (const form of ['phone', 'wide'] as const) {
        const files = new Set<string>()
        const next = [...roots.table, ...roots[form]].flatMap(filesOf).map(({ fileName }) => fileName)
        for (let name = next.pop(); name !== undefined; name = next.pop()) {
          const file = bundle[name]
          if (file?.type !== 'chunk' || files.has(name)) continue
          files.add(name)
          for (const style of file.viteMetadata?.importedCss ?? []) files.add(style)
          next.push(...file.imports)
        }
        needed[form] = [...files]
      }
    },
  }
  const adapter: Adapter = {
    ...inner,
    async adapt(builder) {
      await inner.adapt(builder)
      const path = join(folder, fallback)
      const page = readFileSync(path, 'utf8')
      if (!page.includes(place)) throw new Error(`app.html has no ${place}`)
      // What the page asks for anyway is not named twice.
      const only = (files: readonly string[]) => JSON.stringify(files.filter(file => !page.includes(`/${file}"`)).map(file => `/${file}`))
      writeFileSync(path, page.replace(place, `<script>
      if (location.pathname.startsWith('/t/')) {
        for (const href of matchMedia('${wideScreen}').matches ? ${only(needed.wide)} : ${only(needed.phone)}) {
          const link = document.createElement('link')
          document.head.append(Object.assign(link, href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' }, { href }))
        }
      }
    </script>`))
    },
  }
  return { plugin, adapter }
}
