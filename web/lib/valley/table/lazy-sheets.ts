// What `load-table.ts` fetches for whatever can be opened over a table.
export { default as OpenedSheet } from './OpenedSheet.svelte'
export { fetchAll, opened } from './load-sheets.ts'
