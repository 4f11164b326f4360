// What `cloudflare:workers` exports and binds inside these tests.
declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('#worker/index.ts')
  }
  type Limits = import('#worker/limits.ts').Limits
  interface Env extends Limits {
    TABLES: DurableObjectNamespace<import('#worker/table-object.ts').Table>
    /** Tables of a build with one game more (toy-worker.ts). */
    TOYS: DurableObjectNamespace<import('#worker/table-object.ts').Table>
  }
}
