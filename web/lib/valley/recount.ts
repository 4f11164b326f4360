// All that puts into words what happened: the log's acts, the event line, the voice. Fetched late, for nobody needs it to
// choose the first card.
export { askedOf } from './asking.ts'
export { happened } from './happened.ts'
export { default as LogLines } from './LogLines.svelte'
export { Teller } from './teller.ts'
export { lastOf } from './acts.ts'
export { shorterForms } from '../words/retelling.ts'
