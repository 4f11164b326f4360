// How tests inside workerd reach the API, and the objects behind it.
import { env, exports } from 'cloudflare:workers'
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import type { GameName, View } from '#shared/protocol.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import type { Table } from '#worker/table.ts'
import { Client, fullTable, type Reach } from '../client/player.ts'

/** The API, as a browser would call it. */
export const reach: Reach = (path, request) => exports.default.fetch(new Request(`https://valley.test${path}`, request))

/** A full table with a client for each seat. */
export const tableFor = (
  seats: number,
  options = {},
  game: GameName = 'valley',
): Promise<readonly [Client, Client, ...Client[]]> =>
  fullTable(reach, seats, options, game) as Promise<readonly [Client, Client, ...Client[]]>

/** A table at which only the host sits yet. */
export async function lobbyFor(seats: number): Promise<Client> {
  const { body } = await send('/api/games', 'POST', { game: 'valley', seats, name: 'Anna' })
  return new Client(reach, String(body['id']), String(body['token']))
}

/** Somebody who watches the same table. */
export const watcher = ({ id }: Client): Client => new Client(reach, id)

/** The object behind a table. */
export const objectOf = ({ id }: Pick<Client, 'id'>): DurableObjectStub<Table> => env.TABLES.getByName(id)

/** Makes a table forget all it remembers but its rows. */
export const evict = (client: Pick<Client, 'id'>): Promise<void> => evictDurableObject(objectOf(client))

/** Runs something inside a table's object. */
export function inside<R>(
  client: Pick<Client, 'id'>,
  look: (state: DurableObjectState, table: Table) => R | Promise<R>,
): Promise<R> {
  return runInDurableObject(objectOf(client), (table, state) => look(state, table))
}

/** The machine within a table's object. */
export const machineOf = (table: Table): object => Reflect.get(table, 'machine') as object

/** A private part of that machine, for tests that listen in on it, or let it fail. */
export const partOf = <Part>(table: Table, name: string): Part => Reflect.get(machineOf(table), name) as Part

/** The deck-builder's table in a view. */
export const valleyIn = ({ table }: Pick<View, 'table'>): ValleyTable | null => table as ValleyTable | null

/** How many rows a table has stored. */
export const rowsOf = (client: Pick<Client, 'id'>): Promise<number> =>
  inside(client, state => Number(state.storage.sql.exec('SELECT count(*) AS rows FROM rows').one()['rows']))

/** The next row of a table cannot be stored. */
export function fillDisk(client: Pick<Client, 'id'>, why: string): Promise<void> {
  return inside(client, (_state, table) => {
    const store: object = Reflect.get(table, 'rows')
    Reflect.set(store, 'append', () => {
      Reflect.deleteProperty(store, 'append')
      throw new Error(why)
    })
  })
}

/** An answer, read. */
export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Headers
}

/** Reads an answer with its body. */
export async function read(response: Response): Promise<Answer> {
  const text = await response.text()
  return {
    status: response.status,
    body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
    headers: response.headers,
  }
}

/** Sends any JSON. */
export async function send(path: string, method: string, body?: unknown): Promise<Answer> {
  const json = { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  return read(await reach(path, { method, ...(body === undefined ? {} : json) }))
}

/** The code of a refusal, with its status. */
export function codeOf({ status, body }: Answer): string {
  const error = body['error'] as { code: string; message: string } | undefined
  if (!error?.message) throw new Error(`no refusal: ${status} ${JSON.stringify(body)}`)
  return `${status} ${error.code}`
}
