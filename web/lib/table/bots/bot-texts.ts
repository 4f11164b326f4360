// What is said of bots: `bt(key, params)`. Fetched with the parts that say it.
import type { Level } from '#shared/bot-levels.ts'
import { sayer } from '../../messages/collection.ts'
import { bots } from '../../messages/late-texts.ts'
import { t } from '../../messages/page-texts.ts'
import { hasBots } from './late-bots.ts'

export const bt = sayer<typeof bots.all>(bots)

/** That a bot sits here, and its level; nothing of a person. */
export const botSaid = (seat: { readonly bot: Level | null } | undefined): readonly string[] =>
  seat?.bot ? [bt(`mark.${seat.bot}`)] : []

/** The rows about bots in a sheet of keys, each with keys and what they do; none where no bot sits. */
export const botKeys = (seats: Parameters<typeof hasBots>[0]): readonly (readonly [keys: string, what: string])[] =>
  hasBots(seats) ? [[t('key.enter'), bt('keys.rest')]] : []
