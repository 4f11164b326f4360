// The tokens of all people's seats at a local table, by seat: several people hand one device around.
import { keep, kept } from '../platform/storage.ts'

const seatsOf = (table: string) => `valley:seats:${table}`

/** @param tokens by seat; null for a seat of a bot */
export const keepDeviceSeats = (table: string, tokens: readonly (string | null)[]) =>
  keep(seatsOf(table), tokens.map(token => token ?? '').join(' '))

/** By seat; null for a seat of a bot. None for a table of another kind. */
export const deviceSeats = (table: string): readonly (string | null)[] =>
  kept(seatsOf(table))
    ?.split(' ')
    .map(token => token || null) ?? []
