// What a page needs once a seat has a bot: a lazy part, so that tables of people alone never load it.
import type { Level } from '#shared/bot-levels.ts'
import type { View } from '#shared/protocol.ts'
import { withOwnTexts } from '../../messages/collection.ts'
import { LazyPart } from '../../platform/lazy-part.svelte.ts'
import { part } from '../../platform/part.ts'

export const bots = new LazyPart(part(() => import('./bot-parts.ts').then(withOwnTexts)))

/** Whether a bot plays at a table, on its own seat or for somebody. */
export const hasBots = (seats: readonly { readonly bot: Level | null; readonly standIn: Level | null }[]): boolean =>
  seats.some(({ bot, standIn }) => bot !== null || standIn !== null)

/** Whether a table needs this part now: a bot plays, a clock runs, or somebody else is waited for who is not there. */
export const needsBots = ({
  seats,
  waitingFor,
  waiting,
  you,
}: Pick<View, 'seats' | 'waitingFor' | 'waiting' | 'you'>): boolean =>
  hasBots(seats) ||
  Object.values(waiting).some(({ until }) => until) ||
  waitingFor.some(seat => seat !== you && seats[seat]?.connected === false)
