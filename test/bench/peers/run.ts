// `npm run bench -- peers`: our server beside boardgame.io's and a Colyseus room with the same two games, on this machine. Prints tables
// for `test/bench/RESULTS.md`. Takes 20 minutes; `--quick` a few, for a trial. `--servers ours,memory`, `--games tal`, `--tables 1,100`
// and `--parts install,load,killed,weight` measure only these.
import { gameNames } from '#shared/game-names.ts'
import { namesIn, readArguments, wholeNumber } from '#test/command-line.ts'
import { installPeers } from './packages.ts'

const everything = ['install', 'load', 'killed', 'weight'] as const

/**
 * Measures what the arguments say.
 * @param words the arguments after `peers`
 * @param build builds the page
 */
export async function measurePeers(words: readonly string[], build: () => void): Promise<void> {
  const { values } = readArguments({
    args: [...words],
    options: {
      quick: { type: 'boolean', default: false },
      servers: { type: 'string' },
      games: { type: 'string', default: gameNames.join() },
      tables: { type: 'string', default: '1,100,1000' },
      parts: { type: 'string', default: everything.join() },
    },
  })
  const parts = namesIn('--parts', values.parts, everything)
  const games = namesIn('--games', values.games, gameNames)
  const tables = values.tables.split(',').map(count => wholeNumber('--tables', count))
  if (parts.includes('install')) installPeers()
  // Only now are the packages there that this imports.
  const { measureAll } = await import('./measure.ts')
  await measureAll({ servers: values.servers?.split(',') ?? null, games, tables, parts, isQuick: values.quick }, build)
}
