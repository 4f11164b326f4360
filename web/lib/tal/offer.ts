// What the front page offers of the board game.
import type { Offer } from '../lobby/game-offers.ts'
import { part } from '../platform/part.ts'

export const offer: Offer = {
  seats: [2, 3, 4],
  decisions: [165, 228, 297],
  switches: ['short'],
  needs: {},
  openPicture: part(() => import('./lobby/FrontPicture.svelte')),
}
