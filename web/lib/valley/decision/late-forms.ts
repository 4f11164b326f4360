// The components of the late part `late-decisions.ts`.
export { default as PayDecision } from '../payment/PayDecision.svelte'
export { default as PickDecision } from './PickDecision.svelte'
export { default as ReactDecision } from './ReactDecision.svelte'
export { default as ReactText } from './ReactText.svelte'
export { default as CardSpread } from './CardSpread.svelte'
export { default as Waiting } from './Waiting.svelte'
