// What `cloudflare:workers` exports inside these tests.
declare namespace Cloudflare {
  interface GlobalProps { mainModule: typeof import('#worker/index.ts') }
}
