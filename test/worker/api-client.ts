// How tests inside workerd reach the API, and the objects behind it.
import { env, exports } from 'cloudflare:workers'
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import * as v from 'valibot'
import { refusalCodes, type GameName, type Refusal, type View } from '#shared/protocol.ts'
import type { TableState } from '#shared/table/table-state.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { valleyTable } from '#test/shared/typed-by-game.ts'
import type { Table } from '#worker/table-object.ts'
import { Client, fullTable, madeTable, type Clients, type Reach } from '../client/player.ts'

/** The API, as a browser would call it. */
export const reach: Reach = (path, request) => exports.default.fetch(new Request(`https://valley.test${path}`, request))

/** A full table with a client for each seat. */
export const tableFor = (seats: number, options = {}, game: GameName = 'valley'): Promise<Clients> =>
  fullTable(reach, seats, options, game)

/** A full table of the game that is over soonest, for what does not depend on which it is. */
export const soonOver = (seats: number): Promise<Clients> => tableFor(seats, { short: true }, 'tal')

/** A table at which only the host sits yet. */
export const lobbyFor = (seats: number): Promise<Client> => madeTable(reach, seats)

/** A table at which somebody plays alone. */
export const tableAlone = (options: object): Promise<Client> => madeTable(reach, 1, options)

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
export const machineOf = (table: Table): object => Reflect.get(table, 'machine')

/** A private part of that machine, for tests that watch what it does, or let it fail. */
export const partOf = <Part>(table: Table, name: string): Part => Reflect.get(machineOf(table), name)

/** The machine's table with its rows. */
export const storedIn = (table: Table): object => partOf<object>(table, 'table')

/** The state of a table; null where it is not loaded. */
export const stateIn = (table: Table): TableState | null => Reflect.get(storedIn(table), 'state')

/** The state of a table that is loaded. */
export function loadedIn(table: Table): TableState {
  const state = stateIn(table)
  if (!state) throw new Error('not loaded')
  return state
}

/** The deck-builder's table in a view. */
export const valleyIn = ({ table }: Pick<View, 'table'>): ValleyTable | null => table && valleyTable(table)

/** How many rows a table has stored. */
export const rowsOf = (client: Pick<Client, 'id'>): Promise<number> =>
  inside(client, state => Number(state.storage.sql.exec('SELECT count(*) AS rows FROM rows').one()['rows']))

/** All that a table's rows hold, as it is stored. */
export const storedTexts = (client: Pick<Client, 'id'>): Promise<readonly unknown[]> =>
  inside(client, ({ storage }) => storage.sql.exec('SELECT * FROM rows ORDER BY n').toArray())

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

/** Any JSON object, whose members each test checks. */
type AnyBody = Readonly<Record<string, unknown>>

/** An answer, read. */
export interface Answer<Body = AnyBody> {
  readonly status: number
  readonly body: Body
  readonly headers: Headers
}

/** Reads an answer with its body, which is the one that the API says comes there; without a body `{}`. */
export async function read<Body = AnyBody>(response: Response): Promise<Answer<Body>> {
  const { status, headers } = response
  return { status, headers, body: JSON.parse((await response.text()) || '{}') }
}

/** Sends any JSON. */
export async function send<Body = AnyBody>(path: string, method: string, body?: unknown): Promise<Answer<Body>> {
  const json = { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  return read(await reach(path, { method, ...(body === undefined ? {} : json) }))
}

const refusalSchema = v.object({
  error: v.object({
    code: v.picklist(refusalCodes),
    message: v.pipe(v.string(), v.nonEmpty()),
    issues: v.exactOptional(v.array(v.object({ path: v.string(), reason: v.string() }))),
  }),
})

/** The refusal that an answer is; throws where it is none. */
export function refusalIn({ status, body }: Answer<unknown>): Refusal {
  const read = v.safeParse(refusalSchema, body)
  if (!read.success) throw new Error(`no refusal: ${status} ${JSON.stringify(body)}`)
  return read.output.error
}

/** The code of a refusal, with its status. */
export const codeOf = (answer: Answer<unknown>): string => `${answer.status} ${refusalIn(answer).code}`
