// The forms of a question that are fetched late, in one file to be fetched (late-decisions.ts).
export { default as AskPay } from '../payment/AskPay.svelte'
export { default as AskPick } from './AskPick.svelte'
export { default as AskReact } from './AskReact.svelte'
export { default as ReactText } from './ReactText.svelte'
export { default as Spread } from './Spread.svelte'
