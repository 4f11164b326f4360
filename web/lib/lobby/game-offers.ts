// What the front page offers of each game.
import type { Params } from '#shared/protocol.ts'
import { byGame } from '../platform/by-game.ts'

/** What so many seats need, as the table is asked for it: said in a sentence when they are chosen. */
interface Need {
  readonly options: Params
  readonly said: 'home.needs.alone' | 'home.needs.five' | 'home.needs.six'
}

export interface Offer {
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

export const offers = byGame(import.meta.glob<Offer>('../*/offer.ts', { eager: true, import: 'offer' }))
