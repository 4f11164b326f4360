// The list of one's own tables, with all that it speaks of, in one part for the front page to fetch.
import type { View } from '#shared/protocol.ts'
import List from './lobby/YourTables.svelte'
import { mixOf } from './valley/card/mix.ts'
import { tables } from './messages/books.ts'
import { learnCards } from './messages/card-texts.ts'
import { learn } from './messages/collection.ts'
import { logs, refusals, sets } from './messages/texts.ts'

/** Fetches the sentences of a table's log, and the names of its cards. */
async function learnLog({ game, options }: View): Promise<void> {
  const { editions, pharaohs } = mixOf(options)
  await Promise.all([
    logs[game].learn(),
    ...(game === 'valley' ? [learnCards(pharaohs ? [...editions, 'pharaohs'] : editions)] : []),
  ])
}

export async function openTables() {
  await learn(tables, refusals, sets)
  return { List, learnLog }
}
