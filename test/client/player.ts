// A client that knows no rule of any game: it reads its view and picks at random among what is offered.
// Works over any `fetch`, inside workerd and from the outside alike.
import type { Decision, MadeTable, Pick, SatDown, View } from '#shared/protocol.ts'

/** A way to reach a table: a path, and what `fetch` takes. */
export type Reach = (path: string, request?: RequestInit) => Promise<Response>

/** Numbers from 0 to 1 that are the same in every run. */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6D2B79F5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Any legal answer: `min` to `max` distinct options. */
export function anyPick({ id, options, min, max }: Decision, random: () => number): Pick {
  const count = min + Math.floor(random() * (max - min + 1))
  const shuffled = options.map(option => ({ option, at: random() })).sort((one, other) => one.at - other.at)
  return { decision: id, options: shuffled.slice(0, count).map(({ option }) => option.id) }
}

/** One way of talking to one table's API. */
export class Client {
  constructor(readonly reach: Reach, readonly id: string, readonly token: string | null = null) {}

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

  async pick(pick: Pick): Promise<View> {
    return viewIn(await this.call('/picks', 'POST', pick))
  }
}

async function viewIn(response: Response): Promise<View> {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json()
}

/** Makes a table and fills it. Gives a client for each seat. */
export async function fullTable(reach: Reach, seats: number, options: object = {}): Promise<readonly Client[]> {
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
  const made: MadeTable = await (await reach('/api/games', { ...json, body: JSON.stringify({ game: 'valley', seats, name: 'Anna', options }) })).json()
  const clients = [new Client(reach, made.id, made.token)]
  for (let seat = 1; seat < seats; seat++) {
    const body = JSON.stringify({ name: `Player ${seat}` })
    const sat: SatDown = await (await reach(`/api/games/${made.id}/seats`, { ...json, body })).json()
    clients.push(new Client(reach, made.id, sat.token))
  }
  return clients
}

/** Called between two picks, with whoever is to pick next. */
export type Between = (seat: number, view: View) => Promise<void>

/**
 * Plays a table to its end.
 * @returns how many picks were made
 */
export async function playToTheEnd(clients: readonly Client[], random: () => number, between?: Between): Promise<number> {
  for (let picks = 0; ; picks++) {
    const view = await whoeverIsAsked(clients)
    if (view === null) return picks
    await between?.(view.you ?? 0, view)
    const decision = view.decisions[Math.floor(random() * view.decisions.length)]
    if (!decision) throw new Error('a seat that is waited for has no decision')
    await clients[view.you ?? 0]?.pick(anyPick(decision, random))
  }
}

/** The view of a seat that is asked something; null when the game is over. */
export async function whoeverIsAsked(clients: readonly Client[]): Promise<View | null> {
  const [first] = clients
  if (!first) throw new Error('nobody plays')
  const view = await first.view()
  if (view.phase === 'over') return null
  const [asked] = view.waitingFor
  if (asked === undefined) throw new Error('nobody is waited for')
  return asked === 0 ? view : await clients[asked]?.view() ?? null
}
