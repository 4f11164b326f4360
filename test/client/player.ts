// A client that knows no rule of any game: it reads its view and picks at random among what is offered.
// Works over any `fetch`, inside workerd and from the outside alike.
import type { Decision, MadeTable, SeatPick, SatDown, View } from '#shared/protocol.ts'
import type { Chance } from '#shared/chance.ts'

/** A way to reach a table: a path, and what `fetch` takes. */
export type Reach = (path: string, request?: RequestInit) => Promise<Response>

/** Any legal answer: `min` to `max` distinct options. */
export function anyPick({ id, options, min, max }: Decision, chance: Chance): SeatPick {
  const count = min + chance.below(max - min + 1)
  return { decision: id, options: chance.some(options, count).map(option => option.id) }
}

/** One way of talking to one table's API. */
export class Client {
  constructor(
    readonly reach: Reach,
    readonly id: string,
    readonly token: string | null = null,
  ) {}

  call(path: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.reach(`/api/games/${this.id}${path}`, {
      method,
      headers: {
        ...(this.token === null ? {} : { Authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  async view(): Promise<View> {
    return viewIn(await this.call(''))
  }

  async pick(pick: SeatPick): Promise<View> {
    return viewIn(await this.call('/picks', 'POST', pick))
  }

  /** All lines of the log, the oldest first. */
  async log(): Promise<View['log']> {
    let lines: View['log'] = []
    for (let before = Number.MAX_SAFE_INTEGER; ; before = lines[0]?.n ?? 0) {
      const { log: older }: Pick<View, 'log'> = await (await this.call(`/log?before=${before}`)).json()
      if (older.length === 0) return lines
      lines = [...older, ...lines]
    }
  }

  /** Takes the last pick back. */
  async undo(): Promise<View> {
    return viewIn(await this.call('/undo', 'POST'))
  }
}

async function viewIn(response: Response): Promise<View> {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json()
}

/** The clients of a table for two or more, in the order of their seats. */
export type Clients = readonly [Client, Client, ...Client[]]

/** Makes a table. Gives the client of its host, who sits there alone. */
export async function madeTable(
  reach: Reach,
  seats: number,
  options: object = {},
  game = 'valley',
  name = 'Anna',
): Promise<Client> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ game, seats, name, options })
  const made: MadeTable = await (await reach('/api/games', { method: 'POST', headers, body })).json()
  return new Client(reach, made.id, made.token)
}

/** Sits down at somebody's table. Gives the client of the seat. */
export async function guestOf({ reach, id }: Client, name: string): Promise<Client> {
  const sat: SatDown = await (await new Client(reach, id).call('/seats', 'POST', { name })).json()
  return new Client(reach, id, sat.token)
}

/** Makes a table for two or more and fills it. Gives a client for each seat. */
export async function fullTable(reach: Reach, seats: number, options: object = {}, game = 'valley'): Promise<Clients> {
  const host = await madeTable(reach, seats, options, game)
  const guest = (seat: number) => guestOf(host, `Player ${seat}`)
  const clients: [Client, Client, ...Client[]] = [host, await guest(1)]
  while (clients.length < seats) clients.push(await guest(clients.length))
  return clients
}

/** Called before a pick, with the view of whoever makes it. */
export type Before = (view: View) => Promise<unknown>

/**
 * Plays a table on, to its end or for so many picks.
 * @returns how many picks were made
 */
export async function playOn(
  clients: readonly Client[],
  chance: Chance,
  most = Infinity,
  before?: Before,
): Promise<number> {
  for (let picks = 0; picks < most; picks++) {
    const view = await asked(clients)
    if (view === null) return picks
    await before?.(view)
    await clientOf(clients, view).pick(anyPick(chance.one(view.decisions), chance))
  }
  return most
}

/** Plays a game of the deck-builder to its end, soon: what ends a turn comes last, and a turn that changes nothing costs a card. */
export async function hurry(clients: readonly Client[]): Promise<void> {
  for (let view = await asked(clients); view; view = await asked(clients)) {
    const { decisions } = view
    const [{ id, options, min } = { id: '', options: [], min: 0 }] = decisions
    const picked = options.slice(-Math.max(1, min)).map(option => option.id)
    await clientOf(clients, view).pick({ decision: id, options: picked })
  }
}

/** The view of a seat that is asked something; null when the game is over. */
export async function asked(clients: readonly Client[]): Promise<View | null> {
  const view = await clients[0]?.view()
  if (!view || view.phase === 'over') return null
  const [seat] = view.waitingFor
  return seat === 0 ? view : ((await clients[seat ?? 0]?.view()) ?? null)
}

/** The client at whose seat a view was made. */
export function clientOf(clients: readonly Client[], view: View): Client {
  const client = clients[view.you ?? 0]
  if (!client) throw new Error('nobody sits there')
  return client
}
