// Serves the bundled worker from a storage until it is killed: `node serve.ts BUNDLE STORAGE PORT DATE`.
// Miniflare alone, because wrangler takes three times as long to start.
import { Miniflare, convertV4MiniflareOptions } from 'miniflare'

const [scriptPath = '', resourcePersistencePath = '', port = '', compatibilityDate = ''] = process.argv.slice(2)
const options = convertV4MiniflareOptions({
  modules: true,
  scriptPath,
  modulesRoot: '/',
  compatibilityDate,
  bindings: { LIMITS: 'off' },
  durableObjects: { TABLES: { className: 'Table', useSQLite: true } },
})
await new Miniflare({ ...options, resourcePersistencePath, host: '127.0.0.1', port: Number(port) }).ready
