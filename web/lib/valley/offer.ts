// What the front page offers for the deck-builder.
import type { Offer } from '../lobby/game-offers.ts'
import { loadCards } from '../messages/card-texts.ts'
import { part } from '../platform/part.ts'

const fetchPicture = part(() => import('./lobby/FrontPicture.svelte'))
const crowd = { uniques: ['base', 'premium'], pharaohs: true } as const
const base = ['sarcophagi', 'canopic-jars', 'amulets', 'books', 'statues'] as const

export const offer: Offer = {
  seats: [1, 2, 3, 4, 5, 6],
  // 2, 3 and 4 seats of the base game
  decisions: [321, 332, 345],
  switches: [],
  cards: '/cards',
  more: { at: '/new', ways: ['solitaire', 'many', 'premium'] },
  openPicture: () => Promise.all([fetchPicture(), loadCards(['base'])]).then(([come]) => come),
  // The same as the form for a new table adds for these seats; a test compares the two.
  needs: {
    1: { solitaire: 'starter' },
    5: { sets: [...base, 'mummification', 'jewelry'], ...crowd },
    6: { sets: [...base, 'mummification', 'jewelry', 'chambers'], ...crowd },
  },
}
