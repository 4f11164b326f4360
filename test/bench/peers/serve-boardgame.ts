// boardgame.io's server with our games: `node serve-boardgame.ts memory|patches|DIRECTORY`. In memory, the same with patches instead
// of whole states, or with its storage of files in a directory. Says where it answers.
import packaged from 'boardgame.io/dist/cjs/server.js'
import { gameNames } from '#shared/game-names.ts'
import { portOf } from '#test/port-of.ts'
import { boardgameOf } from './boardgame.ts'

// A file that a crash has cut off is reported where nobody catches it: unheard, that would end the server whenever somebody came to
// that one match.
process.on('unhandledRejection', reason => {
  console.error(reason)
})

const [storage = ''] = process.argv.slice(2)
const isInMemory = storage === 'memory' || storage === 'patches'
const { Server, FlatFile } = packaged
const server = Server({
  games: gameNames.map(name => boardgameOf(name, storage === 'patches')),
  origins: [],
  // Without a storage it keeps matches in memory.
  ...(isInMemory ? {} : { db: new FlatFile({ dir: storage }) }),
})
const { appServer } = await server.run(0)
console.log(`Ready on http://127.0.0.1:${portOf(appServer)}`)
