// Whether a pick becomes dearer as a game grows: by the number of the pick, at the same position with a long and with a short
// history, and in a phase that is drawn out as long as can be.
import { Chance } from '#shared/chance.ts'
import { Referee } from '#shared/engine/referee.ts'
import { games } from '#shared/games.ts'
import { entryAt } from '#shared/entry.ts'
import { maxTakenBack } from '#shared/table/lifetime.ts'
import type { Row } from '#shared/table/rows.ts'
import { meanOf, quantile } from '#test/arena/match-up.ts'
import { required } from '#test/shared/required.ts'
import { grandMix, randomGame, talOfFour, type RandomGame, type RandomMove } from '../longest-games.ts'
import { BenchTable } from './bench-table.ts'
import { playMoves, tableAfter, usually } from './replayed.ts'

/** The picks of a game from one number to another. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly picks: number
  /** Microseconds of a pick, on average. */
  readonly pick: number
  /** Bytes that a pick sends to all connections together, on average. */
  readonly bytes: number
}

const bounds = [
  [1, 10],
  [11, 100],
  [101, 1000],
  [1001, Infinity],
] as const

/** Each game is played so many times. */
const rounds = 5
/** Where players are fickle, a pick is taken back once in so many times. */
const fickle = 3

/** Games of the grand mix with six in which so much is taken back that they have more than a thousand moves. */
export async function growingGames(count: number): Promise<readonly Stretch[]> {
  const chance = new Chance(grandMix.seats)
  return stretches(Array.from({ length: count }, () => randomGame(grandMix, chance, fickle)))
}

/**
 * The longest auction of the board game: each seat lays a tablet and lifts it again as often as it may, and the last
 * does not seal.
 */
export function longestAuction(): RandomGame {
  const { game: name, seats } = talOfFour
  const chance = new Chance(seats)
  const { picks: _, ...played } = randomGame(talOfFour, chance)
  const referee = new Referee(games[name], played.options, seats, Buffer.from(played.seed, 'hex'))
  referee.takingBackLimit = maxTakenBack
  const ofSeat = 2 * maxTakenBack + 1
  const picks = Array.from({ length: seats * ofSeat - 1 }, (_, at): RandomMove => {
    const seat = entryAt(referee.waitingFor, 0)
    const nth = at % ofSeat
    const wished = nth === ofSeat - 1 ? 'seal' : nth % 2 === 0 ? 'lay' : 'lift'
    const { id, options } = entryAt(referee.decisions(seat), 0)
    const { id: picked } = required(options.find(({ key }) => key === wished))
    if ('code' in referee.pick(seat, id, [picked])) throw new Error('what is offered is refused')
    return { seat, decision: id, options: [picked] }
  })
  return { ...played, picks }
}

/** The mean of picks by their number, of games that are long. */
export async function stretches(long: readonly RandomGame[]): Promise<readonly Stretch[]> {
  const all: { readonly number: number; readonly time: number; readonly bytes: number }[] = []
  for (const game of long) {
    const played = []
    // The first time warms up.
    for (let round = 0; round <= rounds; round++) {
      const table = new BenchTable(game)
      table.connectAll()
      played.push(await playMoves(table, game.picks))
      table.remove()
    }
    const times = usually(played.slice(1).map(each => each.times))
    const { bytes } = entryAt(played, 0)
    for (const [at, move] of game.picks.entries())
      if (!('undo' in move)) all.push({ number: at + 1, time: entryAt(times, at), bytes: entryAt(bytes, at) })
  }
  return bounds.flatMap(([from, to]) => {
    const these = all.filter(({ number }) => number >= from && number <= to)
    if (these.length === 0) return []
    return [
      {
        from,
        to,
        picks: these.length,
        pick: meanOf(these.map(({ time }) => time)),
        bytes: meanOf(these.map(each => each.bytes)),
      },
    ]
  })
}

/** The same picks of the same position, at two tables. */
export interface LongAndShort {
  readonly longRows: number
  readonly shortRows: number
  readonly picks: number
  /** Microseconds of a pick: the median, for among a hundred picks one that finds SQLite clearing its journal weighs too much. */
  readonly long: number
  readonly short: number
}

/** Plays on from the first checkpoint after so many rows, and from a table that begins with that checkpoint. */
export async function longAndShort(after: number, most: number): Promise<LongAndShort> {
  const game = randomGame(grandMix, new Chance(grandMix.seats), fickle)
  const { long, short } = await bothHistories(game, after)
  const moves = game.picks.slice(long.length - game.seats, long.length - game.seats + most)
  const played: Record<'long' | 'short', (readonly number[])[]> = { long: [], short: [] }
  for (let round = 0; round <= rounds; round++)
    for (const [which, rows] of [
      ['long', long],
      ['short', short],
    ] as const) {
      const table = new BenchTable(game, rows)
      table.connectAll()
      played[which].push((await playMoves(table, moves)).times)
      table.remove()
    }
  const middle = (times: readonly (readonly number[])[]) => quantile(usually(times.slice(1)), 0.5)
  return {
    longRows: long.length,
    shortRows: short.length,
    picks: moves.length,
    long: middle(played.long),
    short: middle(played.short),
  }
}

async function bothHistories(
  game: RandomGame,
  after: number,
): Promise<{ readonly long: readonly Row[]; readonly short: readonly Row[] }> {
  const table = await tableAfter(game)
  const all = table.rows.between(1, game.seats + game.picks.length)
  table.remove()
  const long = all.slice(0, required(all.find(({ n, saved }) => n >= after && saved)).n)
  return { long, short: [...long.slice(0, game.seats), alone(entryAt(long, long.length - 1), long, game.seats + 1)] }
}

/** The row of a checkpoint as if it had come as the row of this number: it holds the log lines of the rows before it. */
function alone(row: Row, all: readonly Row[], n: number): Row {
  const lines = row.after.told.flatMap(told => entryAt(all, told - 1).lines)
  return { ...row, n, lines, after: { ...row.after, settled: n, summed: n, told: [n] } }
}
