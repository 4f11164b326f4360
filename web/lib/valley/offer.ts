// What the front page offers for the deck-builder.
import type { Offer } from '../lobby/game-offers.ts'
import { loadCards } from '../messages/card-texts.ts'
import { part } from '../platform/part.ts'
import { needs } from './needs.ts'

const fetchPicture = part(() => import('./lobby/FrontPicture.svelte'))

export const offer: Offer = {
  seats: [1, 2, 3, 4, 5, 6],
  // 1 to 6 seats
  decisions: [326, 323, 332, 348, 528, 629],
  switches: [],
  cards: '/cards',
  more: { at: '/new', ways: ['solitaire', 'many', 'premium'] },
  openPicture: () => Promise.all([fetchPicture(), loadCards(['base'])]).then(([come]) => come),
  needs,
}
