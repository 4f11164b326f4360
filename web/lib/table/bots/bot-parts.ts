// The parts of the late part `late-bots.ts`.
export { bots as texts } from '../../messages/late-texts.ts'
export { default as BotMark } from './BotMark.svelte'
export { default as BotsTurn } from './BotsTurn.svelte'
export { botKeys, botSaid, bt } from './bot-texts.ts'
export { pacing } from './pacing.svelte.ts'
