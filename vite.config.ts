// Builds the page: a static site with one fallback page, for every address that is not a file.
import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'
import { ahead } from './web/vite/preload.ts'
import { kept } from './web/vite/headers-file.ts'
import { firstBundles, parts, readChunks } from './web/vite/chunks.ts'
import { compressed } from './web/vite/compressed.ts'
import { mountOnly } from './web/vite/mount-only.ts'
import { plainFetch } from './web/vite/plain-fetch.ts'
import { previewed } from './web/vite/previews.ts'
import { published } from './web/vite/publish.ts'
import { states } from './web/vite/history-state.ts'
import { virtualModules } from './web/vite/virtual-modules.ts'

/** Where it is made, and where it is served from: tests name a folder of their own. */
const made = '.svelte-kit/site'
const served = process.env['SITE'] ?? 'build'
const chunks = await readChunks()
// The name wrangler serves where no file fits (`not_found_handling` in wrangler.toml).
const tables = ahead(`${made}/index.html`, chunks, adapter({ pages: made, fallback: 'index.html' }))

export default defineConfig({
  plugins: [
    virtualModules(),
    states(),
    mountOnly(),
    plainFetch(),
    parts(chunks),
    compressed(firstBundles),
    tables.plugin,
    sveltekit({
      adapter: published(made, served, previewed(made, kept(made, tables.adapter))),
      files: { src: 'web', assets: 'web/static' },
      // The page registers it itself, once it is at rest or where somebody asks to be told of their turns.
      serviceWorker: { register: false },
    }),
  ],
  // The oldest browsers that the page is made for (README, Browsers).
  build: { target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'] },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://localhost:8787', ws: true } } },
})
