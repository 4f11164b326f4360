// Kinds of tables of this game that differ in what happens at them, for whoever tries them all.
import { editions, setIds } from './editions.ts'
import type { ValleyOptions } from './options.ts'

/** Seats and wished options. */
export const kinds: readonly {
  readonly seats: number
  readonly options: Partial<Readonly<Record<keyof ValleyOptions, unknown>>>
}[] = [
  { seats: 2, options: {} },
  { seats: 3, options: {} },
  { seats: 4, options: { edition: 'last-rites', openDiscards: true } },
  { seats: 3, options: { edition: 'afterlife', pharaohs: true } },
  { seats: 2, options: { edition: 'afterlife', quickReactions: true } },
  { seats: 2, options: { edition: 'last-rites', pharaohs: true } },
  { seats: 5, options: { sets: 'lot', half: 'apart', uniques: editions, starters: 'both', pharaohs: true } },
  { seats: 6, options: { sets: setIds, uniques: editions, starters: 'both' } },
  { seats: 1, options: { solitaire: 'starter' } },
]
