// Rulings and historical notes of all cards, in English.
import type { CardNotes } from '../words.ts'
import { afterlifeRulings } from './rulings/afterlife.ts'
import { baseRulings } from './rulings/base.ts'
import { lastRitesRulings } from './rulings/last-rites.ts'
import { premiumRulings } from './rulings/premium.ts'

export const rulings: Readonly<Record<string, CardNotes>> = {
  ...baseRulings,
  ...afterlifeRulings,
  ...lastRitesRulings,
  ...premiumRulings,
}
