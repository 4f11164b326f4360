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

/** How many are played at the same time, and how often, each time with a kill. */
export const games = 20
export const kills = 5
/** How many picks the tables make together before the server is killed, and by chance up to so many more. */
const before = 400
const more = 40
/** How many picks a table are made afterwards, to see that it goes on. */
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

/** Kills a server several times, each time at new games. @returns the sums, and how long the slowest start took */
export async function kill(contender: Contender): Promise<Outlived> {
  const chance = new Chance(11)
  let all: Outlived = { alive: 0, anew: 0, shown: 0, lost: 0, again: 0 }
  for (let killed = 0; killed < kills; killed++) {
    const { alive, anew, shown, lost, again } = await killOnce(contender, chance)
    all = {
      alive: all.alive + alive,
      anew: all.anew + anew,
      shown: all.shown + shown,
      lost: all.lost + lost,
      again: Math.max(all.again, again),
    }
  }
  return all
}

async function killOnce(contender: Contender, chance: Chance): Promise<Outlived> {
  contender.clear()
  const server = await contender.start()
  const tables = await Promise.all(
    Array.from({ length: games }, async (_, at) => {
      const game = entryAt(gameNames, at % gameNames.length)
      const table = await PlayedTable.make(contender.kind, server.address, game)
      return { game, table, first: versionsOf(table) }
    }),
  )
  await playUntil(
    before + chance.below(more),
    tables.map(({ table }) => table),
    chance,
  )
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

/** Has tables play without a pause, until they are cut off. Resolves after so many picks. */
function playUntil(picks: number, tables: readonly PlayedTable[], chance: Chance): Promise<void> {
  let made = 0
  return new Promise(resolve => {
    const play = async (table: PlayedTable) => {
      while (!table.isOver) {
        await table.pick(chance)
        if (++made === picks) resolve()
      }
    }
    // What is cut off fails.
    for (const table of tables) play(table).catch(() => undefined)
  })
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
