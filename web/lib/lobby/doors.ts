// What whoever is not let in finds: a late part of a table's page.
export { default as Begun } from './Begun.svelte'
export { default as Closed } from './Closed.svelte'
