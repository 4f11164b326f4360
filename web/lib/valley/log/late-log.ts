// All that puts into words what happened: the log's acts, the event line, the voice. Fetched late, for nobody needs it to
// choose the first card.
export { default as AskPast } from '../decision/AskPast.svelte'
export { askedOf } from '../decision/asking.ts'
export { EndAnnouncer } from '../end/ending.ts'
export { happened } from './happened.ts'
export { default as LogLines } from './LogLines.svelte'
export { Announcer } from './announcer.ts'
export { lastOf } from './log-groups.ts'
export { shorterForms } from './retelling.ts'
