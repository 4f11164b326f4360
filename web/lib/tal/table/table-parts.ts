// The modules of the board game's table (load-table.ts). Their texts travel with its prompts, so that they are there as
// soon as this is.
export { talTable as texts } from '../messages/texts.ts'
export { default as Table } from './Table.svelte'
