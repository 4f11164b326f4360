// The forms of a question that are fetched late, in one file to be fetched (late-decisions.ts).
export { default as PayDecision } from '../payment/PayDecision.svelte'
export { default as PickDecision } from './PickDecision.svelte'
export { default as ReactDecision } from './ReactDecision.svelte'
export { default as ReactText } from './ReactText.svelte'
export { default as CardSpread } from './CardSpread.svelte'
