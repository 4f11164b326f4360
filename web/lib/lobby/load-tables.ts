// Fetches the list of your tables with its texts, as one lazy part of the front page.
import type { View } from '#shared/protocol.ts'
import { tables } from '../messages/books.ts'
import { loadSets } from '../messages/card-texts.ts'
import { loadTexts } from '../messages/collection.ts'
import { company } from '../messages/lazy-texts.ts'
import { logs, refusals } from '../messages/texts.ts'
import { loadNames } from '../table/log-names.ts'
import List from './YourTables.svelte'

/** Fetches the sentences of a table's log and the names in them. */
async function loadLog({ game, options }: View): Promise<void> {
  await Promise.all([logs[game].load(), loadNames[game](options)])
}

/** Fetches the list of the own tables with all that it says. */
export async function openTables() {
  await Promise.all([loadTexts(tables, refusals, company), loadSets()])
  return { List, loadLog }
}
