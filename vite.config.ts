// Builds the page: a static site with one fallback page, for every address that is not a file.
import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'
import { ahead } from './web/make/ahead.ts'
import { kept } from './web/make/kept.ts'
import { parts } from './web/make/parts.ts'
import { states } from './web/make/states.ts'
import { titles } from './web/make/titles.ts'

// The name wrangler serves where no file fits (`not_found_handling` in wrangler.toml).
const tables = ahead('build/index.html', adapter({ pages: 'build', fallback: 'index.html' }))

export default defineConfig({
  plugins: [
    titles(),
    states(),
    parts(),
    tables.plugin,
    sveltekit({
      adapter: kept('build', tables.adapter),
      files: { src: 'web', assets: 'web/static' },
    }),
  ],
  server: { proxy: { '/api': { target: 'http://localhost:8787', ws: true } } },
})
