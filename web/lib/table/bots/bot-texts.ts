// What is said of bots: `bt(key, params)`. Fetched with the parts that say it.
import type { Level } from '#shared/bot-levels.ts'
import { sayer } from '../../messages/collection.ts'
import { bots } from '../../messages/late-texts.ts'

export const bt = sayer<typeof bots.all>(bots)

/** That a bot sits here, and its level; nothing of a person. */
export const botSaid = (seat: { readonly bot: Level | null } | undefined): readonly string[] =>
  seat?.bot ? [bt(`mark.${seat.bot}`)] : []
