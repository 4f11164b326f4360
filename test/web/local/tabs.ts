// Tabs of one browser with local tables: each is what a worker of a page is, over a store that all of them share.
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { games } from '#shared/games.ts'
import type { Message, SeatPick, View } from '#shared/protocol.ts'
import { anyPick, Client, type Reach } from '#test/client/player.ts'
import { followView } from '#test/shared/followed-views.ts'
import { Chance } from '#shared/chance.ts'
import { required } from '#test/shared/required.ts'
import type { MadeLocalTable } from '#web/lib/local/calls.ts'
import type { Claim } from '#web/lib/local/claims.ts'
import { LocalTables, type LocalConnection, type MakeLocalTable } from '#web/lib/local/local-tables.ts'
import { openStore } from '#web/lib/local/open-store.ts'
import type { Store } from '#web/lib/local/store.ts'
import { protocolNames } from '#web/lib/table/table-api.ts'

/** Locks that the newest of several tabs takes from the others. */
export function stolenLocks(): Claim {
  const losers = new Map<string, () => void>()
  return (id, lost) => {
    losers.get(id)?.()
    losers.set(id, lost)
    return () => {
      if (losers.get(id) === lost) losers.delete(id)
    }
  }
}
/** A browser without locks: nobody is told. */
export const noLocks: Claim = () => () => {}

/**
 * A store of its own, as that of a browser.
 * @param opened called with each connection that is made to it
 */
export function newStore(opened: (database: IDBDatabase) => void = () => {}): Promise<Store> {
  const factory = new IDBFactory()
  const open = factory.open.bind(factory)
  factory.open = (...named) => {
    const opening = open(...named)
    opening.addEventListener('success', () => opened(opening.result))
    return opening
  }
  globalThis.indexedDB = factory
  return openStore()
}

/** One end of a connection: what has come over it. */
export interface Connected {
  readonly messages: readonly Message[]
  /** What the viewer knows now. */
  readonly view: () => View
  /** With what it was closed; null while it is open. */
  readonly closedBy: () => number | null
  /** How often a `ping` was answered. */
  readonly pongs: () => number
  readonly line: LocalConnection | null
  readonly pick: (pick: SeatPick) => void
}

export class Tab {
  readonly tables: LocalTables
  private readonly chance: Chance

  constructor(store: Store, claim: Claim, seed: number) {
    this.chance = new Chance(seed)
    this.tables = new LocalTables(store, claim, {
      games,
      randomBytes: count => Uint8Array.from({ length: count }, () => this.chance.below(256)),
    })
  }

  /** `fetch`, as the page does it. */
  readonly reach: Reach = async (path, { method = 'GET', headers, body } = {}) => {
    const given = new Headers(headers)
    const { status, text } = await this.tables.call({
      method,
      path,
      token: given.get('authorization')?.replace('Bearer ', '') ?? null,
      tag: given.get('if-none-match'),
      body: typeof body === 'string' ? body : null,
    })
    return new Response(status === 304 ? null : text, { status })
  }

  /** Makes a table; gives a client for each person, by seat. */
  async make(
    request: Partial<MakeLocalTable>,
  ): Promise<{ readonly id: string; readonly clients: readonly (Client | null)[] }> {
    const seats = 1 + (request.others?.length ?? 0) + (request.bots?.length ?? 0)
    const body = JSON.stringify({ game: 'valley', name: 'Mira', seats, ...request })
    const answer = await this.reach('/api/games/here', { method: 'POST', body })
    if (answer.status !== 201) throw new Error(await answer.text())
    const { id, tokens }: MadeLocalTable = await answer.json()
    return { id, clients: tokens.map(token => (token === null ? null : this.client(id, token))) }
  }

  client(id: string, token: string | null = null): Client {
    return new Client(this.reach, id, token)
  }

  async connect({ id, token }: Client): Promise<Connected> {
    const messages: Message[] = []
    const views: View[] = []
    let code: number | null = null
    let pongs = 0
    const line = await this.tables.connect(id, protocolNames(token), {
      frame: text => {
        if (text === 'pong') return void pongs++
        const message: Message = JSON.parse(text)
        messages.push(message)
        followView(views, message)
      },
      closed: by => {
        code = by
      },
    })
    return {
      messages,
      line,
      closedBy: () => code,
      pongs: () => pongs,
      view: () => {
        const view = views.at(-1)
        if (!view) throw new Error('nothing was ever sent')
        return view
      },
      pick: pick => line?.frame(JSON.stringify({ type: 'pick', ...pick })),
    }
  }
}

/** The client of whoever has made a table. */
export const first = (clients: readonly (Client | null)[]): Client => required(clients[0])

/** Answers whatever people are asked, at random, until so many picks were made or the game is over. */
export async function playOn(clients: readonly (Client | null)[], picks: number, chance: Chance): Promise<View> {
  let view = await first(clients).view()
  for (let n = 0; n < picks && view.phase === 'playing';) {
    for (const client of clients) {
      const [decision] = client ? (view = await client.view()).decisions : []
      if (!client || !decision) continue
      view = await client.pick(anyPick(decision, chance))
      n++
    }
    // Bots think in between.
    await new Promise(resolve => setTimeout(resolve))
  }
  return view
}

/** The status and the code of a refusal. */
export const codeOf = async (answer: Response): Promise<string> => {
  const { error }: { error: { code: string } } = await answer.json()
  return `${answer.status} ${error.code}`
}
/** The same store, but that something happens before each row. */
export const happening = (store: Store, before: () => Promise<void>): Store => ({
  isKept: true,
  take: (...taken) => store.take(...taken),
  read: id => store.read(id),
  remove: id => store.remove(id),
  append: async (...row) => {
    await before()
    await store.append(...row)
  },
})
