// What the front page offers of each game.
import type { GameName, Params } from '#shared/protocol.ts'

/** What so many seats need, as the table is asked for it: said in a sentence when they are chosen. */
interface Need {
  readonly options: Params
  readonly said: 'home.needs.alone' | 'home.needs.five' | 'home.needs.six'
}

interface Offer {
  /** How many may sit at a table that is made there. */
  readonly seats: readonly number[]
  /** By seats, where they need more than the usual table has. */
  readonly needs: Readonly<Record<number, Need>>
  /** Options that can be switched on there. */
  readonly switches: readonly Switch[]
  /** Where there is more to choose, and doors there that are named at once. */
  readonly more?: { readonly at: string; readonly ways: readonly Way[] }
  /** Where its cards can be looked at. */
  readonly cards?: string
}
export type Switch = 'short'
export type Way = 'solitaire' | 'many' | 'premium'

const crowd = { uniques: ['base', 'premium'], pharaohs: true } as const
const base = ['sarcophagi', 'canopic-jars', 'amulets', 'books', 'statues'] as const

export const offers: Readonly<Record<GameName, Offer>> = {
  valley: {
    seats: [1, 2, 3, 4, 5, 6],
    switches: [],
    cards: '/cards',
    more: { at: '/new', ways: ['solitaire', 'many', 'premium'] },
    // What the maker adds for these seats: a test holds the two together.
    needs: {
      1: { options: { solitaire: 'starter' }, said: 'home.needs.alone' },
      5: { options: { sets: [...base, 'mummification', 'jewelry'], ...crowd }, said: 'home.needs.five' },
      6: { options: { sets: [...base, 'mummification', 'jewelry', 'chambers'], ...crowd }, said: 'home.needs.six' },
    },
  },
  tal: { seats: [2, 3, 4], switches: ['short'], needs: {} },
}
