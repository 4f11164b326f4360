// The parts of the lazy part `lazy-company.ts`.
export { company as texts } from '../../messages/lazy-texts.ts'
export { default as AtTable } from './AtTable.svelte'
export { default as Company } from './Company.svelte'
export { default as HeadLine } from './HeadLine.svelte'
export { default as TalkButton } from './TalkButton.svelte'
export { talkKeys } from './talk-words.ts'
export { default as Wins } from './Wins.svelte'
export { winsSaid } from './company-said.ts'
