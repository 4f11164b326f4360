// Beginning a game that teaches itself: at a table of this browser, always with the same deal, against the weakest bot.
import type { GameName } from '#shared/game-names.ts'
import { tidyName } from '#shared/name.ts'
import { wayOn } from '#web/lib/platform/way-on.ts'
import { botText } from '#web/lib/table/bots/bot-texts.ts'
import { tablePath } from '#web/lib/table/table-path.ts'
import { keepProgress } from '#web/lib/table/tutorial/kept-progress.ts'
import { openTutorial } from '#web/lib/table/tutorial/lazy-tutorial.ts'
import { keepYourName } from '#web/lib/table/your-name.ts'
import { waitingFor } from '#web/lib/table/tutorial/waiting-for.ts'
import { complaintAbout } from '../check-name.ts'
import { makeLocal } from './begin-local.ts'

/**
 * Makes such a table and goes there.
 * @param named who learns; without a usable name one is made up
 * @param table that begins meanwhile, to which there is a way back
 * @returns why it was refused; empty if it was not
 */
export async function beginTutorial(game: GameName, named: string, table?: string): Promise<string> {
  const goOn = wayOn()
  const { game: deal } = await openTutorial(game)
  const name = tidyName(named)
  const isUsable = complaintAbout(name) === ''
  if (isUsable) keepYourName(name)
  const people = [isUsable ? name : botText('choose.name')] as const
  const made = await makeLocal({ game, ...deal, people, bots: ['newcomer'] })
  if ('refused' in made) return made.refused
  keepProgress(made.id, { over: [], isAside: false })
  if (table !== undefined) waitingFor.note(table, made.id)
  await goOn(tablePath(made.id) + waitingFor.query(table))
  return ''
}
