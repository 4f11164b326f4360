// Serves the bundled worker from a storage until it is killed: `node serve.ts BUNDLE FILES STORAGE DATE BINDINGS`. Says
// where, as wrangler does; Miniflare alone, because wrangler takes three times as long to start.
import { Miniflare, convertV4MiniflareOptions } from 'miniflare'

const [scriptPath = '', files = '', resourcePersistencePath = '', compatibilityDate = '', bindings = '{}'] =
  process.argv.slice(2)
/** All come from one address here: what one may ask for is no limit, all others hold where they are switched on. */
const unlimited = (id: string) => ({ namespace_id: id, simple: { limit: 1_000_000_000, period: 60 as const } })
const options = convertV4MiniflareOptions({
  modules: true,
  scriptPath,
  modulesRoot: '/',
  compatibilityDate,
  bindings: JSON.parse(bindings),
  ratelimits: {
    MAKE_LIMIT: unlimited('1'),
    SIT_LIMIT: unlimited('2'),
    CONNECT_LIMIT: unlimited('3'),
    READ_LIMIT: unlimited('4'),
    CALL_LIMIT: unlimited('5'),
  },
  durableObjects: { TABLES: { className: 'Table', useSQLite: true } },
  assets: {
    directory: files,
    binding: 'ASSETS',
    run_worker_first: ['/api/*', '/t/*'],
    routerConfig: { has_user_worker: true },
    assetConfig: { not_found_handling: 'single-page-application' },
  },
})
const { origin } = await new Miniflare({ ...options, resourcePersistencePath, host: '127.0.0.1', port: 0 }).ready
console.log(`Ready on ${origin}`)
