// Behind `saying.svelte.ts`: all of it in one file to be fetched.
export { passageOf } from './passage.ts'
export * as alone from './solitaire/saying.ts'
export { effectOf } from './effects.ts'
export { whyNoUndo } from './takeback.ts'
export { lossOf } from './reason.ts'
export { endNews } from './ending.ts'
