// `npm run bench -- peers`: our server beside boardgame.io's and a Colyseus room with the same two games, on this machine. Prints tables
// for `test/bench/RESULTS.md`. Takes 20 minutes; `--quick` a few, for a trial. `--servers ours,memory`, `--games tal`, `--tables 1,100`
// and `--parts install,load,killed,weight` measure only these.
import { parseArgs } from 'node:util'
import { gameNames } from '#shared/game-names.ts'
import { installPeers } from './packages.ts'

/**
 * Measures what the arguments say.
 * @param words the arguments of the command
 * @param build builds the page
 */
export async function measurePeers(words: readonly string[], build: () => void): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      servers: { type: 'string' },
      games: { type: 'string', default: gameNames.join() },
      tables: { type: 'string', default: '1,100,1000' },
      parts: { type: 'string', default: 'install,load,killed,weight' },
    },
  })
  const parts = values.parts.split(',')
  if (parts.includes('install')) installPeers()
  // Only now are the packages there that this imports.
  const { measureAll } = await import('./measure.ts')
  const games = gameNames.filter(name => values.games.split(',').includes(name))
  const tables = values.tables.split(',').map(Number)
  await measureAll({ servers: values.servers?.split(',') ?? null, games, tables, parts, isQuick: values.quick }, build)
}
