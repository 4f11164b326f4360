// All that puts into words what happened: the log's acts, the event line, the voice. Fetched late, for nobody needs it to
// choose the first card.
export { default as ReplayStatus } from '../decision/ReplayStatus.svelte'
export { announcedDecision } from '../decision/decision-announcement.ts'
export { EndAnnouncer } from '../end/end-news.ts'
export { groupedLog } from './grouped-log.ts'
export { default as LogLines } from './LogLines.svelte'
export { Announcer } from './announcer.ts'
export { lastOf } from './log-groups.ts'
export { shorterForms } from './group-sentences.ts'
