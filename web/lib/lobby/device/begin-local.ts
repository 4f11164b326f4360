// Making a table in this browser and going there.
import type { GameName } from '#shared/game-names.ts'
import type { Params } from '#shared/protocol.ts'
import type { MadeLocalTable } from '#web/lib/local/calls.ts'
import type { MakeLocalTable } from '#web/lib/local/local-tables.ts'
import { wayOn } from '#web/lib/platform/way-on.ts'
import { keepDeviceSeats } from '#web/lib/table/device-seats.ts'
import { keyAnswered, seatTaken, sentWith } from '#web/lib/table/call-keys.ts'
import { keepToken } from '#web/lib/table/seat-storage.ts'
import { call, callUntilAnswered, fetchInBrowser, noAnswer, troubleOf } from '#web/lib/table/table-api.ts'
import { tablePath } from '#web/lib/table/table-path.ts'
import { refusalText } from '#web/lib/messages/refusal-text.ts'
import { refusals } from '#web/lib/messages/texts.ts'
import { whileMaking, wishHere } from './half-made.ts'
import { localText } from './local-texts.ts'

/** What is played by whom: the first of the people is the host. */
export interface LocalGame extends Pick<MakeLocalTable, 'bots' | 'seed'> {
  readonly game: GameName
  readonly options: Params
  readonly people: readonly [string, ...string[]]
}

/**
 * Makes a table: its game begins at once.
 * @returns its id, or why it was refused
 */
export const makeLocal = ({
  game,
  options,
  people: [name, ...others],
  bots = [],
  seed,
}: LocalGame): Promise<{ readonly id: string } | { readonly refused: string }> =>
  whileMaking(async () => {
    const wish = wishHere([game, options, name, others, bots, seed])
    const body = {
      game,
      seats: 1 + others.length + bots.length,
      name,
      options,
      others,
      ...(bots.length > 0 ? { bots } : {}),
      ...(seed === undefined ? {} : { seed }),
      ...sentWith(wish),
    } satisfies MakeLocalTable
    const answer = await callUntilAnswered(() =>
      call<MadeLocalTable>(fetchInBrowser, { method: 'POST', path: '/api/games/here', body }),
    )
    if (!answer.ok) {
      // What answers here is a part of the page: where it does not start, the page is of a release that is gone.
      if (troubleOf(answer) === noAnswer) return { refused: localText('local.failed') }
      keyAnswered(wish)
      await refusals.load().catch(() => undefined)
      return { refused: refusalText(troubleOf(answer)) }
    }
    const { id, token, tokens } = answer.body
    keepToken(id, token)
    seatTaken(wish, id, token)
    keepDeviceSeats(id, tokens)
    return { id }
  })

/**
 * Makes a table and goes there.
 * @returns why it was refused; empty if it was not
 */
export async function beginLocal(wished: LocalGame): Promise<string> {
  const goOn = wayOn()
  const made = await makeLocal(wished)
  if ('refused' in made) return made.refused
  await goOn(tablePath(made.id))
  return ''
}
