// All that puts into words what happened: the log's acts, the event line, the voice. Fetched late, for nobody needs it to
// choose the first card.
export { default as AskPast } from './AskPast.svelte'
export { askedOf } from './asking.ts'
export { EndTeller } from './ending.ts'
export { happened } from './story/happened.ts'
export { default as LogLines } from './LogLines.svelte'
export { Teller } from './story/teller.ts'
export { lastOf } from './story/acts.ts'
export { shorterForms } from './story/retelling.ts'
