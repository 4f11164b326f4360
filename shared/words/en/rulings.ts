// Rulings and historical notes of all cards, in English.
import type { CardNotes } from '../words.ts'
import { afterlifeRulings } from './rulings/afterlife.ts'
import { baseRulings } from './rulings/base.ts'

export const rulings: Readonly<Record<string, CardNotes>> = { ...baseRulings, ...afterlifeRulings }
