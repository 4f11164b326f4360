// German: what is said of cards beyond their texts.
export { affected } from './affected.ts'
export { effects } from './effects.ts'
export { passages } from './passages.ts'
