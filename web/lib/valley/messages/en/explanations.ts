// English: what is said of cards beyond their texts.
import { affected } from './affected.ts'
import { effects } from './effects.ts'
import { obstacles } from './obstacles.ts'
import { passages } from './passages.ts'

export const texts = { affected, effects, obstacles, passages } as const
