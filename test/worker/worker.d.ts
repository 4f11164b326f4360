// What `cloudflare:workers` exports and binds inside these tests.
declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('#worker/index.ts')
  }
  type Limits = import('#worker/limits.ts').Limits
  type PushKeys = import('#worker/push.ts').PushKeys
  interface Env extends Limits, PushKeys {
    TABLES: DurableObjectNamespace<import('#worker/table-object.ts').Table>
    ASSETS: Fetcher
    /** Tables of a build with one game more (toy-worker.ts). */
    TOYS: DurableObjectNamespace<import('#worker/table-object.ts').Table>
  }
}
