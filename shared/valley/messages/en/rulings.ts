// Rulings and historical notes of all cards, in English.
import type { CardNotes } from '../../../messages/words.ts'
import { rulings as afterlife } from './rulings/afterlife.ts'
import { rulings as base } from './rulings/base.ts'
import { rulings as lastRites } from './rulings/last-rites.ts'
import { rulings as premium } from './rulings/premium.ts'

export const rulings: Readonly<Record<string, CardNotes>> = {
  ...base,
  ...afterlife,
  ...lastRites,
  ...premium,
}
