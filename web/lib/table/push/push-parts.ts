// The parts of the lazy part `lazy-push.ts`.
export { push as texts } from '../../messages/lazy-texts.ts'
export { pushText } from './push-texts.ts'
export { turnCalls } from './turn-calls.svelte.ts'
export { default as BeginOffer } from './BeginOffer.svelte'
export { default as PushOffer } from './PushOffer.svelte'
export { default as TurnWatch } from './TurnWatch.svelte'
