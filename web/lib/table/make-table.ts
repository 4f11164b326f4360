// Makes a table. Repeated because the answer was lost, it returns the table that was made the first time.
import { firstGame, type GameName } from '#shared/game-names.ts'
import type { Level } from '#shared/bot-levels.ts'
import { keepToken, keepYourName, keyAnswered, keyFor } from './seat-storage.ts'
import { callUntilAnswered, troubleOf, tableApi, type Trouble } from './table-api.ts'

/**
 * @param options how it is played; what is left out is as usual
 * @param more the levels of the bots that sit there from the beginning; `nameless` if the name was made up: then it is not remembered
 * @returns the table's id; the token of the maker's seat is stored
 */
export async function makeTable(
  name: string,
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
  game: GameName = firstGame,
  { bots = [], nameless = false }: { readonly bots?: readonly Level[]; readonly nameless?: boolean } = {},
): Promise<{ readonly id: string } | Trouble> {
  if (!nameless) keepYourName(name)
  const chosen = { ...(Object.keys(options).length > 0 ? { options } : {}), ...(bots.length > 0 ? { bots } : {}) }
  const wish = `make ${game} ${seats} ${name} ${JSON.stringify(chosen)}`
  const answer = await callUntilAnswered(() => tableApi().make({ game, seats, name, ...chosen, key: keyFor(wish) }))
  if (!answer.ok) return troubleOf(answer)
  keepToken(answer.body.id, answer.body.token)
  keyAnswered(wish)
  return { id: answer.body.id }
}
