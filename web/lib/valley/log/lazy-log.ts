// Everything that puts the log into words: log, newest event, announcements. A lazy part: nobody needs it to choose the
// first card.
export { logSummaries as texts } from '../messages/lazy-texts.ts'
export { default as ReplayStatus } from '../decision/ReplayStatus.svelte'
export { groupedLog } from './grouped-log.ts'
export { default as LogLines } from './LogLines.svelte'
export { default as OlderLines } from '../../table/OlderLines.svelte'
export { announcing } from './table-announcements.ts'
export { lastOf } from './log-groups.ts'
export { shorterForms } from './group-sentences.ts'
