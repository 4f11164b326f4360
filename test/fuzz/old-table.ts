// A table of another version of its game: made, and then changed on the disk while the server does not run.
import type { BundledWorker } from '../bundled/bundled-worker.ts'
import { fullTable } from '../client/player.ts'
import { inStoredTables } from './stored-tables.ts'
import type { Target } from './targets.ts'

/** Makes it. To be called first: whatever tables are stored are of another version afterwards. */
export async function oldTable(worker: BundledWorker): Promise<Target> {
  const server = await worker.start()
  const clients = await fullTable((path, request) => fetch(server.address + path, request), 2)
  await server.stop()
  inStoredTables(worker, database => {
    database.exec("UPDATE rows SET happening = json_set(happening, '$.version', 9999) WHERE n = 1")
  })
  const tokens = clients.map(({ token }) => token ?? '')
  return { id: clients[0].id, phase: 'none', tokens, views: new Map() }
}
