// What becomes of games when the server's process is killed: SIGKILL in the middle of picks, then it is started again on what it has
// stored, and everybody connects again.
import { Chance } from '#shared/chance.ts'
import { gameNames } from '#shared/game-names.ts'
import type { GameName } from '#shared/protocol.ts'
import { entryAt } from '#shared/entry.ts'
import type { Contender } from './contenders.ts'
import { PlayedTable } from './played-table.ts'

/** What came of it. */
export interface Outlived {
  /** Games that everybody found again as they had left them, or at an earlier pick, and played on. */
  readonly alive: number
  /** Games in whose place there was another one that had just begun. */
  readonly anew: number
  /** Picks that somebody had been shown, and how many of these the server did not know any more. */
  readonly shown: number
  readonly lost: number
  /** From its start until it answered, in milliseconds. */
  readonly again: number
}

/** So many are played. */
export const games = 20
/** How many picks the tables make together before the server is killed. */
const before = 400
/** So many picks a table are made afterwards, to see that it goes on. */
const after = 5
/** Who is not let in by then, in milliseconds, is not let in any more. */
const patience = 10_000

interface Cut {
  readonly game: GameName
  readonly table: PlayedTable
  /** By client: the state of the table that it was shown first, and last. */
  readonly first: readonly number[]
  readonly last: readonly number[]
}

/** Kills a server once. */
export async function kill(contender: Contender): Promise<Outlived> {
  const { kind } = contender
  const chance = new Chance(11)
  contender.clear()
  const server = await contender.start()
  const tables = await Promise.all(
    Array.from({ length: games }, async (_, at) => {
      const game = entryAt(gameNames, at % gameNames.length)
      const table = await PlayedTable.make(kind, server.address, game)
      return { game, table, first: versionsOf(table) }
    }),
  )
  let made = 0
  const play = async (table: PlayedTable) => {
    for (; made < before && !table.isOver; made++) await table.pick(chance)
    // One more is under way at every table when the server dies.
    if (!table.isOver) void table.pick(chance).catch(() => undefined)
  }
  await Promise.all(tables.map(({ table }) => play(table)))
  await server.stop('SIGKILL')
  const cut: readonly Cut[] = tables.map(each => ({ ...each, last: versionsOf(each.table) }))
  const began = performance.now()
  const next = await contender.start()
  const again = performance.now() - began
  const found = await Promise.all(cut.map(each => rejoined(contender, next.address, each, chance)))
  await next.stop('SIGKILL')
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  return {
    alive: found.filter(({ fate }) => fate === 'alive').length,
    anew: found.filter(({ fate }) => fate === 'anew').length,
    shown: sum(cut.map(({ first, last }) => behind(first, last))),
    lost: sum(found.map(({ lost }) => lost)),
    again,
  }
}

const versionsOf = ({ clients }: PlayedTable) => clients.map(({ version }) => version)

/** By how many states some clients are behind what they were shown, at the most. */
const behind = (now: readonly number[], shown: readonly number[]) =>
  Math.max(...shown.map((version, at) => version - (now[at] ?? 0)), 0)

/** Connects to a table again and plays on. */
async function rejoined(
  { kind }: Contender,
  address: string,
  { game, table: { keys }, first, last }: Cut,
  chance: Chance,
): Promise<{ readonly fate: 'alive' | 'anew' | 'gone'; readonly lost: number }> {
  const gone = { fate: 'gone', lost: behind(first, last) } as const
  const joined = await inTime(PlayedTable.join(kind, address, game, keys))
  if (!joined) return gone
  const known = versionsOf(joined)
  for (let made = 0; made < after && !joined.isOver; made++)
    if ((await inTime(joined.pick(chance))) === undefined) return gone
  joined.close()
  const isNew = behind(first, known) === 0 && behind(first, last) > 0
  return { fate: isNew ? 'anew' : 'alive', lost: behind(known, last) }
}

/** What came in time; undefined where nothing did, or a failure. */
async function inTime<Result>(what: Promise<Result>): Promise<Result | undefined> {
  const late = new Promise<undefined>(resolve => setTimeout(resolve, patience))
  return Promise.race([what.catch(() => undefined), late])
}
