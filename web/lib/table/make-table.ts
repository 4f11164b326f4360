// Makes a table. Repeated because the answer was lost, it returns the table that was made the first time.
import type { MadeTable } from '#shared/protocol.ts'
import { firstGame, type GameName } from '#shared/game-names.ts'
import { seatTaken, sentWith } from './call-keys.ts'
import { keepToken } from './seat-storage.ts'
import { keepYourName } from './your-name.ts'
import { call, callUntilAnswered, fetchInBrowser, troubleOf, type Trouble } from './table-api.ts'

/**
 * @param options how it is played; what is left out is as usual
 * @returns the table's id; the token of the maker's seat is stored
 */
export async function makeTable(
  name: string,
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
  game: GameName = firstGame,
): Promise<{ readonly id: string } | Trouble> {
  keepYourName(name)
  const chosen = Object.keys(options).length > 0 ? { options } : {}
  const wish = `make ${game} ${seats} ${name} ${JSON.stringify(chosen)}`
  const body = { game, seats, name, ...chosen, ...sentWith(wish) }
  const answer = await callUntilAnswered(() =>
    call<MadeTable>(fetchInBrowser, { method: 'POST', path: '/api/games', body }),
  )
  if (!answer.ok) return troubleOf(answer)
  keepToken(answer.body.id, answer.body.token)
  seatTaken(wish, answer.body.id, answer.body.token)
  return { id: answer.body.id }
}
