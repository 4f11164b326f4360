// What sentences of Tal der Könige read out of parameters, whatever the language.
import type { TalEvents } from '../events.ts'
import { joined, phrase } from '../../messages/phrase.ts'
import type { Phrase } from '../../messages/pieces.ts'
import type { Speaker } from '../../messages/words.ts'

/** A number of something, in words. */
export const number = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

/** The sums that were bid, in turn order. */
export function bids({ bids: laid }: TalEvents['won'], speak: Speaker): Phrase {
  return laid.length === 0
    ? ''
    : phrase` (${joined(
        laid.map(({ seat, value }) => phrase`${speak.player(seat)} ${value}`),
        ', ',
      )})`
}
