// What `cloudflare:workers` exports and binds inside these tests.
declare namespace Cloudflare {
  interface GlobalProps { mainModule: typeof import('#worker/index.ts') }
  interface Env { TABLES: DurableObjectNamespace<import('#worker/table.ts').Table> }
}
