// Four kinds of tests, each runnable alone: `npx vitest run --project unit`.
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { titles } from './web/make/titles.ts'

export default defineConfig({
  test: {
    projects: [
      { plugins: [svelte({ configFile: false }), titles()], test: { name: 'unit', environment: 'node', include: ['test/{shared,web,balance}/**/*.test.ts'] } },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
        test: { name: 'worker', include: ['test/worker/**/*.test.ts'], testTimeout: 60_000 },
      },
      // A server of its own, killed and started again: outside workerd.
      { test: { name: 'crash', environment: 'node', include: ['test/crash/**/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/server.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // What is waited for in a page comes when the machine gets to it.
          expect: { poll: { timeout: 20_000 } },
          fileParallelism: false,
        },
      },
    ],
  },
})
