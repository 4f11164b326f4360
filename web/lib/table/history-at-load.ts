// What lay open in the entry of the history on which the page is loaded: read before the router starts, which writes over it
// (`hooks.client.ts`).
const state = globalThis.history?.state as
  { readonly sheets?: readonly { readonly kind: string; readonly of: unknown }[] } | null | undefined

export const atLoad = { path: globalThis.location?.pathname, sheets: state?.sheets ?? [] } as const
