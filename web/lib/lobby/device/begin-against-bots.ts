// Beginning a game in this browser against bots.
import type { GameName } from '#shared/game-names.ts'
import { tidyName } from '#shared/name.ts'
import type { Params } from '#shared/protocol.ts'
import { botText } from '#web/lib/table/bots/bot-texts.ts'
import { keepYourName } from '#web/lib/table/your-name.ts'
import { complaintAbout } from '../check-name.ts'
import { beginLocal } from './begin-local.ts'
import { keepBots, type BotsChoice } from './bots-choice.ts'

/**
 * Begins a game, and remembers against whom.
 * @param named who plays; where nothing is said a name is made up for this table
 * @returns why it was refused; empty if it was not
 */
export async function beginAgainstBots(
  named: string,
  { count, level }: BotsChoice,
  game: GameName,
  options: Params,
): Promise<string> {
  const name = tidyName(named)
  const complaint = name && complaintAbout(name)
  if (complaint) return complaint
  if (name) keepYourName(name)
  keepBots({ count, level })
  const bots = Array.from({ length: count }, () => level)
  return beginLocal({ game, options, people: [name || botText('choose.name')], bots })
}
