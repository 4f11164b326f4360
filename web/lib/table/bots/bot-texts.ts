// What is said of bots: `botText(key, params)`. Fetched with the parts that say it.
import type { View } from '#shared/protocol.ts'
import { translator } from '../../messages/collection.ts'
import { bots } from '../../messages/lazy-texts.ts'
import { t } from '../../messages/page-texts.ts'
import { hasBots } from './lazy-bots.ts'

export const botText = translator<typeof bots.all>(bots)

type Seat = View['seats'][number] | undefined

/** That a bot plays here, on its own seat or for somebody, and its level; nothing where a person plays. */
export const botSaid = (seat: Seat): readonly string[] =>
  seat?.bot
    ? [botText(`mark.${seat.bot}`)]
    : seat?.standIn
      ? [botText('stand.mark', { level: botText(`level.${seat.standIn}`) })]
      : []

/** The rows about bots in a sheet of keys, each with keys and what they do; none where no bot sits. */
export const botKeys = (seats: Parameters<typeof hasBots>[0]): readonly (readonly [keys: string, what: string])[] =>
  hasBots(seats) ? [[t('key.enter'), botText('keys.rest')]] : []
