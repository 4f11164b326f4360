// The open sheets in the history entry with which the page was loaded. Read before the router starts, because it overwrites
// the entry (`hooks.client.ts`).
type Sheets = readonly { readonly kind: string; readonly of: unknown }[]
const state = globalThis.history?.state as { readonly sheets?: Sheets } | null | undefined

/** Where the device is handed on, what was open at load is forgotten (`lobby/device/forget-closed-sheets.ts`). */
export const atLoad: { readonly path: string; sheets: Sheets } = {
  path: globalThis.location?.pathname,
  sheets: state?.sheets ?? [],
}
