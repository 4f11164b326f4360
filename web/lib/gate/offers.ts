// What the front page offers of each game.
import type { GameName } from '#shared/protocol.ts'

interface Offer {
  /** How many may sit at a table that is made there. */
  readonly seats: readonly number[]
  /** Options that can be switched on there. */
  readonly switches: readonly Switch[]
  /** Where there is more to choose. */
  readonly more?: string
}
export type Switch = 'short'

export const offers: Readonly<Record<GameName, Offer>> = {
  valley: { seats: [2, 3, 4], switches: [], more: '/new' },
  tal: { seats: [2, 3, 4], switches: ['short'] },
}
