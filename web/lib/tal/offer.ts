// What the front page offers of the board game.
import type { Offer } from '../lobby/offers.ts'

export const offer: Offer = { seats: [2, 3, 4], switches: ['short'], needs: {} }
