// How tests inside workerd reach the API, and the tables behind it.
import { env, exports } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'
import type { Table } from '#worker/table.ts'
import type { Reach } from '../client/player.ts'

/** The API, as a browser would call it. */
export const reach: Reach = (path, request) => exports.default.fetch(new Request(`https://valley.test${path}`, request))

/** The object behind a table. */
export const objectOf = (id: string): DurableObjectStub<Table> => env.TABLES.getByName(id)

/** Runs something inside a table's object. */
export function inside<R>(id: string, look: (state: DurableObjectState) => R): Promise<R> {
  return runInDurableObject(objectOf(id), (_table, state) => look(state))
}
