// Kinds of tables of this game that differ in what happens at them, for whoever tries them all.
import type { TalOptions } from './options.ts'

/** Seats and wished options. */
export const kinds: readonly { readonly seats: number; readonly options: Partial<TalOptions> }[] = [
  { seats: 2, options: {} },
  { seats: 3, options: { short: true } },
  { seats: 4, options: { short: true } },
  { seats: 4, options: {} },
]
