// A table of another version of its game: made, and then changed on the disk while the server does not run.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BundledWorker } from '../bundled/bundled-worker.ts'
import { fullTable } from '../client/player.ts'
import type { Target } from './targets.ts'

/** Makes it. To be called first: whatever tables are stored are of another version afterwards. */
export async function oldTable(worker: BundledWorker): Promise<Target> {
  const server = await worker.start()
  const clients = await fullTable((path, request) => fetch(server.address + path, request), 2)
  await server.stop()
  const files = readdirSync(worker.storage, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(name => /-Table[\\/][0-9a-f]{64}\.sqlite$/.test(name))) {
    const database = new DatabaseSync(join(worker.storage, file))
    database.exec("UPDATE rows SET happening = json_set(happening, '$.version', 9999) WHERE n = 1")
    database.close()
  }
  const tokens = clients.map(({ token }) => token ?? '')
  return { id: clients[0].id, phase: 'none', tokens, views: new Map() }
}
