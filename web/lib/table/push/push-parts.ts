// The parts of the late part `late-push.ts`.
export { push as texts } from '../../messages/late-texts.ts'
export { pushText } from './push-texts.ts'
export { turnCalls } from './turn-calls.svelte.ts'
export { default as PushOffer } from './PushOffer.svelte'
export { default as TurnWatch } from './TurnWatch.svelte'
