// Titles and texts of all cards, in English.
import type { CardWords } from '../../../messages/words.ts'
import { cards as afterlife } from './cards/afterlife.ts'
import { cards as base } from './cards/base.ts'
import { cards as lastRites } from './cards/last-rites.ts'
import { cards as premium } from './cards/premium.ts'

export const cards: Readonly<Record<string, CardWords>> = {
  ...base,
  ...afterlife,
  ...lastRites,
  ...premium,
}
