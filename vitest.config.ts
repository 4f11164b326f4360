// Four kinds of tests, each runnable alone: `npx vitest run --project unit`.
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { titles } from './web/make/titles.ts'

/** What the page's own files need to be read outside a page. */
const page = () => [svelte({ configFile: false }), titles()]
/** All kinds share all processors: whoever waits for a page leaves its own to the others. */
const maxWorkers = '100%'

export default defineConfig({
  test: {
    projects: [
      { plugins: page(), test: { name: 'unit', maxWorkers, environment: 'node', include: ['test/{shared,web,balance}/**/*.test.ts'], setupFiles: ['test/web/words.ts'], testTimeout: 180_000 } },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
        test: { name: 'worker', maxWorkers, include: ['test/worker/**/*.test.ts'], testTimeout: 60_000 },
      },
      // A server of its own, killed and started again: outside workerd.
      { test: { name: 'crash', maxWorkers, environment: 'node', include: ['test/crash/**/*.test.ts'], testTimeout: 120_000 } },
      {
        plugins: page(),
        test: {
          name: 'browser',
          maxWorkers,
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          setupFiles: ['test/web/words.ts'],
          globalSetup: ['test/browser/server.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // What is waited for in a page comes when the machine gets to it.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
