// The modules of the lazy part `explanations.ts`.
export { explanations as texts } from '../messages/lazy-texts.ts'
export { passageOf } from '../card/passage.ts'
export * as alone from '../solitaire/solitaire-reasons.ts'
export { effectOf } from '../card/effect-preview.ts'
export { whyNoAnswer, whyNot } from './obstacles.ts'
export { whyNoUndo } from './undo-obstacle.ts'
export { lossOf } from './reaction.ts'
export { endNews } from '../end/end-news.ts'
