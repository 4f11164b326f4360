// Measures the servers one after the other, and prints tables for `test/bench/RESULTS.md`. Imports the peers' packages, which have to
// be installed before it is.
import { execFile } from 'node:child_process'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { GameName } from '#shared/game-names.ts'
import { required } from '#test/shared/required.ts'
import { weighPages } from '../pages.ts'
import type { Measured, Task } from './cell.ts'
import { weighClient } from './client-bundle.ts'
import { withContenders, type Contender } from './contenders.ts'
import { games, kill, kills } from './killed.ts'
import { peerVersions } from './packages.ts'
import { headOfKilled, headOfLoads, rowOfKilled, rowOfLoad } from './rows.ts'

/** At so many tables, at most so many picks a second in all: slow enough for every server that is to be compared. */
const rates: ReadonlyMap<number, number> = new Map([
  [1, 30],
  [100, 100],
  [1000, 100],
])
const usual: Task['seconds'] = { warm: 2, fast: 5, paced: 12 }
const quick: Task['seconds'] = { warm: 1, fast: 1, paced: 2 }
/** A server that has not come through by then, in milliseconds, hangs. */
const patience = 180_000

const run = promisify(execFile)

/** One server with one game at so many tables; the server is started for it, on an empty storage. */
async function measure(
  contender: Contender,
  game: GameName,
  tables: number,
  seconds: Task['seconds'],
): Promise<Measured> {
  contender.clear()
  const server = await contender.start()
  try {
    const task: Task = {
      kind: contender.kindName,
      address: server.address,
      pid: server.pid,
      isStarter: contender.isStarter,
      game,
      tables,
      seconds,
      rate: required(rates.get(tables)),
    }
    const script = join(import.meta.dirname, 'generator.ts')
    const flags = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning']
    const { stdout } = await run('node', [...flags, script, JSON.stringify(task)], { timeout: patience })
    return JSON.parse(stdout) as Measured
  } finally {
    await server.stop('SIGKILL')
  }
}

/** What is to be measured. */
export interface Wanted {
  /** Servers by name; null for all. */
  readonly servers: readonly string[] | null
  readonly games: readonly GameName[]
  readonly tables: readonly number[]
  readonly parts: readonly string[]
  readonly isQuick: boolean
}

/**
 * Measures what is wanted.
 * @param build builds the page
 */
export async function measureAll(
  { servers, games: played, tables: counts, parts, isQuick }: Wanted,
  build: () => void,
): Promise<void> {
  console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? ''}, ${cpus().length} cores`)
  console.log(peerVersions().join(', '))
  await withContenders(async contenders => {
    const names = servers ?? [...contenders.keys()]
    const chosen = names.map(name => required(contenders.get(name)))
    if (parts.includes('load')) {
      console.log(`\n${headOfLoads}`)
      // Those that are compared are measured one after the other.
      for (const [at, game] of played.entries())
        for (const tables of counts)
          for (const contender of chosen.filter(({ maxTables }) => tables <= maxTables)) {
            if (at > 0 && !contender.hasGames) continue
            const measured = await measure(contender, game, tables, isQuick ? quick : usual)
            console.log(rowOfLoad(contender.title, game, tables, measured))
          }
    }
    if (parts.includes('killed')) {
      console.log(`\nKilled ${kills} times, each time at ${games} other games\n${headOfKilled}`)
      for (const contender of chosen.filter(({ hasGames }) => hasGames))
        console.log(rowOfKilled(contender.title, await kill(contender)))
    }
  })
  if (parts.includes('weight')) await printWeights(build)
}

async function printWeights(build: () => void): Promise<void> {
  const client = await weighClient()
  build()
  const ours = (await weighPages()).find(({ page, kind, late }) => page === 'table' && kind === 'script' && !late)
  console.log('\nScripts before anything can be played, KB, with gzip')
  for (const [what, { bytes, gzip }] of [
    ["boardgame.io's client, Socket.IO included, without any page", client],
    ['our whole page of a table, until the first card can be chosen', required(ours)],
  ] as const)
    console.log(`  ${what}: ${(bytes / 1024).toFixed(0)}, ${(gzip / 1024).toFixed(0)}`)
}
