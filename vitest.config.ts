// Five kinds of tests, each runnable alone: `npx vitest run --project unit`.
import { availableParallelism } from 'node:os'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { wholeGames } from './test/cost/whole-games.ts'
import { pushKeys } from './test/push-keys.ts'
import { virtualModules } from './web/vite/virtual-modules.ts'

/** What the page's own files need to be read outside a page. */
const page = () => [svelte({ configFile: false }), virtualModules()]
/** All kinds share all processors, with twice as many files at a time: most wait for a page or a server most of their time. */
const maxWorkers = availableParallelism() * 2
/** Limits are for what hangs: nothing fails because a machine is slow, or stands still for a while. What is waited for comes
    when the machine gets to it. */
const patient = { maxWorkers, testTimeout: 600_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } }
/** For what needs nothing of the page: node reads the modules itself, as it does in our scripts. What Vite makes of a module asks
    for each imported name anew whenever it is used, and whole games take a third longer. */
const native = {
  execArgv: ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

export default defineConfig({
  test: {
    teardownTimeout: 60_000,
    // What the worker tells its operator of each refusal.
    onConsoleLog: told => !told.startsWith('{"refused":'),
    projects: [
      // Files share their modules, which takes half the time.
      {
        test: {
          name: 'unit',
          ...patient,
          ...native,
          pool: 'threads',
          isolate: false,
          environment: 'node',
          include: ['test/*.test.ts', 'test/{shared,balance,bench,simulator,cost,supply,verify}/**/*.test.ts'],
        },
      },
      // So do these; one that loads them in another language resets them at its end.
      {
        plugins: page(),
        test: {
          name: 'page',
          ...patient,
          // Node itself reads what is of no page, as for unit tests: these too play whole games.
          execArgv: native.execArgv,
          server: { deps: { external: [/\/shared\/.*\.ts$/] } },
          pool: 'threads',
          isolate: false,
          environment: 'node',
          include: ['test/web/**/*.test.ts'],
          setupFiles: ['test/web/load-texts.ts'],
        },
      },
      {
        // Without the limits of a stranger; the tests of these switch them on.
        plugins: [
          cloudflareTest({
            main: './test/worker/toy-worker.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: { LIMITS: 'off', ...pushKeys },
              durableObjects: { TOYS: { className: 'ToyTable', useSQLite: true } },
            },
          }),
        ],
        test: {
          name: 'worker',
          ...patient,
          // Files share a workerd, each with tables of its own.
          isolate: false,
          include: ['test/worker/**/*.test.ts'],
          // `npm run cost` plays whole games; for the tests their beginnings are enough.
          provide: wholeGames(process.env),
          setupFiles: ['test/worker/seeded-random.ts'],
        },
      },
      // Servers of their own, killed and started again, or meant harm: outside workerd.
      {
        test: {
          name: 'crash',
          ...patient,
          ...native,
          environment: 'node',
          include: ['test/{bundled,crash,fuzz}/**/*.test.ts'],
        },
      },
      {
        plugins: page(),
        test: {
          name: 'browser',
          ...patient,
          // Files share their modules, and so a browser.
          isolate: false,
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          setupFiles: ['test/web/load-texts.ts', 'test/browser/setup.ts'],
          globalSetup: ['test/browser/server.ts'],
        },
      },
    ],
  },
})
