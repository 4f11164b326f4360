// German: what is said of cards beyond their texts.
export { effects } from './effects.ts'
export { passages } from './passages.ts'
