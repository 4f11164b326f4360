// Behind `saying.svelte.ts`: all of it in one file to be fetched.
export { passageOf } from './passage.ts'
export * as alone from './alone/saying.ts'
export { effectOf } from './effects.ts'
export { whyNoUndo } from './takeback.ts'
