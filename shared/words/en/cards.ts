// Titles and texts of all cards, and the names of all sets, in English.
import type { CardWords } from '../words.ts'
import { afterlifeCards } from './cards/afterlife.ts'
import { baseCards } from './cards/base.ts'
import { lastRitesCards } from './cards/last-rites.ts'
import { premiumCards } from './cards/premium.ts'

export const cards: Readonly<Record<string, CardWords>> = { ...baseCards, ...afterlifeCards, ...lastRitesCards, ...premiumCards }

export const sets: Readonly<Record<string, string>> = {
  'sarcophagi': 'Sarcophagi',
  'canopic-jars': 'Canopic Jars',
  'amulets': 'Amulets',
  'books': 'Books',
  'statues': 'Statues',
  'mummification': 'Mummification',
  'jewelry': 'Jewelry',
  'chambers': 'Chambers',
  'weapons': 'Weapons',
  'tomb-art': 'Tomb Art',
  'priestesses': 'Priestesses',
  'priests': 'Priests',
  'builders': 'Builders',
  'artisans': 'Artisans',
}
