// English: what is said of cards beyond their texts.
import { affected } from './affected.ts'
import { effects } from './effects.ts'
import { passages } from './passages.ts'

export const texts = { affected, effects, passages } as const
