// Tables of all kinds at one server, which is killed with SIGKILL at random moments and started again on the same storage, until
// their games are over: no acknowledged pick is lost, none is made twice, sockets come back, and every game goes on to its end.
import { Chance } from '#shared/chance.ts'
import { entryAt } from '#shared/entry.ts'
import type { TableKind } from '#shared/simulator/kinds.ts'
import { RandomTable } from '../client/random-table.ts'
import { Site } from '../client/site.ts'
import type { BundledWorker } from '../bundled/bundled-worker.ts'

/** What is to be played, and how often the server dies over it. */
export interface Ordeal {
  readonly seed: number
  readonly games: number
  /** How many of them at the same time. */
  readonly atOnce: number
  /** Taken in turn. */
  readonly kinds: readonly TableKind[]
  /** How many picks the server answers at most before it is killed; and how often it is killed at most. */
  readonly longestLife: number
  readonly kills: number
}

/** What came of it. */
export interface Outlived {
  games: number
  moves: number
  kills: number
  acknowledged: number
  /** Of the picks that were under way when the server was killed. */
  kept: number
  notMade: number
  /** Acknowledged picks that the table did not know any more, and picks that were made twice. */
  lost: number
  doubled: number
  readonly faults: readonly string[]
}

/** Nothing is answered for so many milliseconds: something hangs. */
const longestSilence = 180_000
/** Faults beyond these tell nothing new. */
const maxFaults = 5

/** Plays the games. @param watch told whenever a game is over */
export async function outlive(
  worker: BundledWorker,
  { seed, games, atOnce, kinds, longestLife, kills }: Ordeal,
  watch: (sofar: Outlived) => void = () => undefined,
): Promise<Outlived> {
  const site = new Site()
  const lives = new Chance(seed)
  const told: Outlived = {
    games: 0,
    moves: 0,
    kills: 0,
    acknowledged: 0,
    kept: 0,
    notMade: 0,
    lost: 0,
    doubled: 0,
    faults: site.faults,
  }
  let begun = 0
  const places: (RandomTable | null)[] = Array.from({ length: Math.min(atOnce, games) }, () => null)
  const next = () => new RandomTable(entryAt(kinds, begun % kinds.length), new Chance(seed * 10_000 + ++begun), site)

  /** Plays at one place, table after table, until all games have begun or the server is gone. */
  const playAt = async (place: number): Promise<void> => {
    while (site.address !== null && site.faults.length < maxFaults) {
      const table = (places[place] ??= begun < games ? next() : null)
      const ended = await table?.live()
      if (!ended) return
      places[place] = null
      told.games++
      told.moves += ended.moves
      told.lost += ended.lost
      told.doubled += ended.doubled
      watch(told)
    }
  }
  /** Everything that was answered before is still there; what was under way is made, once. */
  const findWhatIsLost = async (table: RandomTable | null): Promise<void> => {
    for (const player of table?.players ?? []) {
      const newest = [...player.picked.values()].at(-1)
      if (newest && !(await player.repeat(newest))) told.lost++
      if (!player.underWay) continue
      if (await player.settle()) told.kept++
      else told.notMade++
    }
  }

  while (told.games < games && site.faults.length < maxFaults) {
    const server = await worker.start()
    site.address = server.address
    await Promise.all(places.map(findWhatIsLost))
    const played = Promise.all(places.map((_, place) => playAt(place)))
    if (told.kills < kills) {
      await Promise.race([played, heard(site, lives.below(longestLife))])
      // Somewhere between before picks arrive and after they were answered.
      await new Promise(resolve => setTimeout(resolve, (site.took * lives.below(100)) / 50))
    } else await played
    if (told.games < games) told.kills++
    site.address = null
    await server.stop('SIGKILL')
    await played
  }
  told.acknowledged = site.picks
  return told
}

/** Resolves after so many picks, or when nothing was answered for far too long, which is a fault. */
async function heard(site: Site, picks: number): Promise<void> {
  let silence: NodeJS.Timeout | undefined
  const hangs = new Promise<void>(resolve => {
    silence = setTimeout(() => {
      site.fault(`nothing was answered for ${longestSilence / 1000} s`)
      resolve()
    }, longestSilence)
  })
  await Promise.race([site.afterPicks(picks), hangs])
  clearTimeout(silence)
}
