// The open sheets in the history entry with which the page was loaded. Read before the router starts, because it overwrites
// the entry (`hooks.client.ts`).
const state = globalThis.history?.state as
  { readonly sheets?: readonly { readonly kind: string; readonly of: unknown }[] } | null | undefined

export const atLoad = { path: globalThis.location?.pathname, sheets: state?.sheets ?? [] } as const
