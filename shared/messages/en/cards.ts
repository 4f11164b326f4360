// Titles and texts of all cards, in English.
import type { CardWords } from '../words.ts'
import { afterlifeCards } from './cards/afterlife.ts'
import { baseCards } from './cards/base.ts'
import { lastRitesCards } from './cards/last-rites.ts'
import { premiumCards } from './cards/premium.ts'

export const cards: Readonly<Record<string, CardWords>> = {
  ...baseCards,
  ...afterlifeCards,
  ...lastRitesCards,
  ...premiumCards,
}
