// What `load-local-table.ts` fetches.
export { local as texts } from '#web/lib/messages/late-texts.ts'
export { default as LocalTable } from './LocalTable.svelte'
