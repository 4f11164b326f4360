// The tables that a server has stored, read and changed on the disk while it does not run.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BundledWorker } from '../bundled/bundled-worker.ts'

/** Does something with the database of each; those that were deleted are none. Gives what comes of it. */
export function inStoredTables<T>({ storage }: BundledWorker, use: (database: DatabaseSync) => T): readonly T[] {
  const files = readdirSync(storage, { recursive: true, encoding: 'utf8' })
  return files
    .filter(name => /-Table[\\/][0-9a-f]{64}\.sqlite$/.test(name))
    .flatMap(file => {
      const database = new DatabaseSync(join(storage, file))
      const isTable = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'rows'").get() !== undefined
      const come = isTable ? [use(database)] : []
      database.close()
      return come
    })
}
