// Builds the page: a static site with one fallback page, for every address that is not a file.
import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'
import { titles } from './web/make/titles.ts'

export default defineConfig({
  plugins: [
    titles(),
    sveltekit({
      // The name wrangler serves where no file fits (`not_found_handling` in wrangler.toml).
      adapter: adapter({ pages: 'build', fallback: 'index.html' }),
      files: {
        src: 'web',
        assets: 'web/static',
        routes: 'web/routes',
        appTemplate: 'web/app.html',
        errorTemplate: 'web/error.html',
        hooks: { client: 'web/hooks.client', server: 'web/hooks.server', universal: 'web/hooks' },
        params: 'web/params',
        serviceWorker: 'web/service-worker',
      },
    }),
  ],
  server: { proxy: { '/api': { target: 'http://localhost:8787', ws: true } } },
})
