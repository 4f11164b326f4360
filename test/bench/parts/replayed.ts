// Plays a known game at a table again and again, and says of each of its moves how long it usually takes.
import { quantile } from '#test/arena/match-up.ts'
import type { RandomGame, RandomMove } from '../longest-games.ts'
import { BenchTable } from './bench-table.ts'

/** What came of one way through a game. */
interface Played {
  /** Microseconds of each move. */
  readonly times: readonly number[]
  /** Bytes that each move has sent to all connections together. */
  readonly bytes: readonly number[]
  /** Microseconds of processor time of all moves together, collecting garbage on this thread included. */
  readonly processor: number
}

/** Makes moves one after the other. */
export async function playMoves(table: BenchTable, moves: readonly RandomMove[]): Promise<Played> {
  const times: number[] = []
  const bytes: number[] = []
  const before = process.threadCpuUsage()
  for (const move of moves) {
    const sent = table.bytes
    const began = performance.now()
    await table.move(move)
    times.push((performance.now() - began) * 1000)
    bytes.push(table.bytes - sent)
  }
  const { user, system } = process.threadCpuUsage(before)
  return { times, bytes, processor: user + system }
}

/** The median of several times, move by move: what runs beside it on the machine, and a collection of garbage, drop out. */
export function usually(times: readonly (readonly number[])[]): readonly number[] {
  const [first = []] = times
  return first.map((_, at) =>
    quantile(
      times.map(each => each[at] ?? NaN),
      0.5,
    ),
  )
}

/** A table at which all moves of a game but so many were made, and to which everybody is connected. */
export async function tableAfter(game: RandomGame, left = 0): Promise<BenchTable> {
  const table = new BenchTable(game)
  table.connectAll()
  await playMoves(table, game.picks.slice(0, game.picks.length - left))
  return table
}
