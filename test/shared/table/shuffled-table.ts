// Tables whose people add shares to the shuffle, played to their end at random.
import { Chance } from '#shared/chance.ts'
import type { GameHistory, GameName, View } from '#shared/protocol.ts'
import { anyPick } from '#test/client/player.ts'
import { required } from '#test/shared/required.ts'
import { bodyOf, MemoryPlace, settled, type HostedTable, type Seated } from './memory-place.ts'

/** A share that is easy to recognise. */
export const shareOf = (letter: string) => letter.repeat(22)

export const seen = async ({ machine }: HostedTable, token: string | null = null): Promise<View> =>
  bodyOf<View>(await machine.fetchView(token, null))

export const historyOf = async ({ machine }: HostedTable): Promise<GameHistory> =>
  bodyOf<GameHistory>(await machine.history(null))

/** Takes a seat. */
export const sat = async ({ machine }: HostedTable, name: string, share?: string, key?: string): Promise<Seated> =>
  bodyOf<Seated>(await machine.sit({ name, ...(share ? { share } : {}), ...(key ? { key } : {}) }))

/** Plays a game to its end. Gives what a spectator then sees. */
export async function playOut(table: HostedTable, seated: readonly Seated[], chance = new Chance(1)): Promise<View> {
  for (;;) {
    const { waitingFor, phase } = await seen(table)
    const seat = seated.find(each => waitingFor.includes(each.seat))
    if (phase === 'over' || !seat) return seen(table)
    const [decision] = (await seen(table, seat.token)).decisions
    bodyOf(await table.machine.pick(seat.token, anyPick(required(decision), chance)))
    await settled()
  }
}

/** A game of people who all gave a share, at its end. */
export async function shuffledGame(
  game: GameName,
  seats: number,
  seed: number,
  options: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly table: HostedTable; readonly seated: readonly Seated[] }> {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, seats)
  const place = new MemoryPlace(seed)
  const { table, seated } = await place.made({ game, seats, options, share: shareOf('a') }, ['Anna'])
  const others: Seated[] = []
  for (const letter of letters.slice(1)) others.push(await sat(table, `Player ${letter}`, shareOf(letter)))
  await playOut(table, [...seated, ...others], new Chance(seed))
  return { table, seated: [...seated, ...others] }
}
