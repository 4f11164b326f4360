// The tables of one browser, as its page calls them: in place of the server, its routes and its Durable Objects.
import type { MadeTable, MakeTable, SatDown } from '#shared/protocol.ts'
import { reject } from '#shared/table/admission.ts'
import { ApiError, apiErrorOf } from '#shared/table/api-error.ts'
import { localPrefix } from '#shared/table/local-id.ts'
import { connectRequestOf } from '#shared/table/connect-request.ts'
import type { Connection } from '#shared/table/ports.ts'
import { errorReply, reply, type Reply } from '#shared/table/reply.ts'
import type { TableMachine } from '#shared/table/table-machine.ts'
import { tableId } from '#shared/table/tokens.ts'
import { bodyOf, changes, looks, madeReply } from './calls.ts'
import type { Claim } from './claims.ts'
import { LocalTable, readOnly, type Client, type CommonPorts } from './local-table.ts'
import { TakenOver, type Store } from './store.ts'
import { deviceFull, takenOver, type LocalCall } from './wire.ts'

/** What a local table is made from. */
export interface MakeLocalTable extends MakeTable {
  /** Who else plays on this device, beside the host. */
  readonly others?: readonly string[]
  /** The seed of its game, where that is settled beforehand: 32 hex digits. */
  readonly seed?: string
}

/** A connection, as its client uses it. */
export interface LocalConnection {
  frame(text: string): void
  close(): void
}

/** With what a connection is closed whose table was lost in any other way: its client connects again. */
const lost = 1011
const elsewhere: Reply = reply(409, { error: { code: 'elsewhere', message: 'This table is open in another tab.' } })
const full: Reply = reply(507, { error: { code: 'full', message: 'This device has no space left to store the game.' } })
const isFull = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'QuotaExceededError'

/** All local tables, as one tab reaches them. */
export class LocalTables {
  private readonly held = new Map<string, Promise<LocalTable>>()
  /** Tables that another tab has taken from this one: they are taken back only by connecting to them. */
  private readonly yielded = new Set<string>()
  private readonly ports: CommonPorts
  private readonly holder: string

  constructor(
    private readonly store: Store,
    private readonly claim: Claim,
    ports: Omit<CommonPorts, 'peers'>,
  ) {
    this.holder = tableId(undefined, ports.randomBytes)
    this.ports = {
      ...ports,
      peers: {
        follow: async request => {
          // One that was made and is gone is refused as at the server.
          try {
            const table = await this.take(request.id, !request.isMade)
            return await this.answered(table, await table.machine.follow(request))
          } catch (thrown) {
            return refusalOf(thrown)
          }
        },
      },
    }
  }

  /** Answers a call. Whatever it has changed is on the disk by then. */
  async call(call: LocalCall): Promise<Reply> {
    const [, , , id = '', ...more] = (call.path.split('?')[0] ?? '').split('/')
    const rest = more.map(part => `/${part}`).join('')
    const found = (routes: typeof looks) => routes.find(route => route.method === call.method && route.rest === rest)
    try {
      if (id === localPrefix.slice(0, -1)) {
        const wish = bodyOf<MakeLocalTable>(call)
        const known = localPrefix + tableId(wish.key, this.ports.randomBytes)
        return await (call.method === 'DELETE' ? this.remove(known) : this.make(known, wish))
      }
      if (call.method === 'DELETE' && rest === '') return await this.remove(id)
      const look = found(looks)
      if (look) return await this.look(id, machine => look.answer(machine, call))
      const change = found(changes)
      if (!change) throw new ApiError('no-such-path')
      if (this.yielded.has(id)) return elsewhere
      const table = await this.take(id, false)
      return await this.answered(table, await change.answer(table.machine, call))
    } catch (thrown) {
      return refusalOf(thrown)
    }
  }

  /**
   * Connects a client to a table, which is this tab's from now on.
   * @returns null where that was refused: the client was told
   */
  async connect(id: string, protocols: readonly string[], client: Client): Promise<LocalConnection | null> {
    try {
      const table = await this.take(id, false)
      let connection: Connection | null = null
      table.machine.connect(
        connectRequestOf(protocols, null),
        attachment => (connection = table.accept(attachment, client)),
      )
      return connection && lineOf(table, connection)
    } catch (thrown) {
      if (isFull(thrown)) {
        client.closed(deviceFull)
        return null
      }
      if (!(thrown instanceof ApiError)) console.error(thrown)
      reject({ send: text => client.frame(text), close: code => client.closed(code) }, apiErrorOf(thrown))
      return null
    }
  }

  /** Makes a table. Where that fails nothing of it stays, unless another tab has made the same by then. */
  private async make(id: string, wish: MakeLocalTable): Promise<Reply> {
    const undo = () => this.remove(id).catch(() => undefined)
    const answer = await this.made(id, wish).catch(async (thrown: unknown) => {
      if (!(thrown instanceof TakenOver)) await undo()
      throw thrown
    })
    if (answer.status !== 201) await undo()
    return answer
  }

  private async made(id: string, { others = [], ...request }: MakeLocalTable): Promise<Reply> {
    const table = await this.take(id, true)
    const { machine } = table
    const made = await machine.make({ ...request, id, origin: '' })
    if (made.status !== 201) return this.answered(table, made)
    const seated: SatDown[] = [bodyOf<MadeTable>({ body: made.text })]
    for (const [n, name] of others.entries()) {
      const sat = await machine.sit({ name, ...(request.key === undefined ? {} : { key: `${request.key}${n}` }) })
      if (sat.status !== 201) return this.answered(table, sat)
      seated.push(bodyOf<SatDown>({ body: sat.text }))
    }
    return this.answered(table, madeReply(id, seated))
  }

  /** Deletes a table, in whatever state it is: it belongs to this browser. */
  private async remove(id: string): Promise<Reply> {
    const table = await this.held.get(id)?.catch(() => null)
    this.held.delete(id)
    await this.store.remove(id)
    table?.giveUp(lost)
    // Whichever tab still has it open loses its claim by this, and finds that there is nothing left.
    this.claim(id, () => {})()
    return reply(200, { id })
  }

  /** Looks at a table, whoever holds it. */
  private async look(id: string, answer: (machine: TableMachine) => Promise<Reply>): Promise<Reply> {
    const table = await this.held.get(id)
    if (table) return this.answered(table, await answer(table.machine))
    return answer(readOnly(await this.store.read(id), this.ports))
  }

  /** The table of this id, taken from any other tab that holds it. */
  private take(id: string, isNew: boolean): Promise<LocalTable> {
    const known = this.held.get(id)
    if (known) return known
    this.yielded.delete(id)
    const gone = () => {
      if (this.held.get(id) === coming) this.held.delete(id)
    }
    const coming = this.taken(id, isNew, gone)
    this.held.set(id, coming)
    coming.catch(gone)
    return coming
  }

  /** @param gone called once it is this tab's no more */
  private async taken(id: string, isNew: boolean, gone: () => void): Promise<LocalTable> {
    let table: LocalTable | null = null
    let isOver = false
    const over = (code: number) => {
      if (isOver) return
      isOver = true
      if (code === takenOver) this.yielded.add(id)
      gone()
      table?.giveUp(code)
    }
    /** Whoever has taken the claim either goes on with the table or has deleted it. */
    const claimLost = async () => {
      const texts = await this.store.read(id).catch(() => null)
      over(texts?.length === 0 ? lost : takenOver)
    }
    const release = this.claim(id, () => void claimLost())
    const texts = await this.store.take(id, this.holder, isNew).catch((thrown: unknown) => {
      // Else the next try would take the lock from this one, as if from another tab.
      release()
      throw thrown
    })
    if (isOver) throw new TakenOver()
    if (!isNew && texts.length === 0) {
      release()
      throw new ApiError('no-such-game')
    }
    table = new LocalTable(texts, this.ports, {
      append: (n, text) => this.store.append(id, this.holder, n, text),
      failed: thrown => {
        if (!(thrown instanceof TakenOver || thrown instanceof ApiError || isFull(thrown))) console.error(thrown)
        over(thrown instanceof TakenOver ? takenOver : isFull(thrown) ? deviceFull : lost)
      },
      release,
    })
    return table
  }

  /** An answer, once all that it tells of is on the disk. @throws why that failed, of which the answer itself knows nothing */
  private async answered(table: LocalTable, answer: Reply): Promise<Reply> {
    await table.stored()
    return answer
  }
}

/** The answer to a call that failed for this. */
function refusalOf(thrown: unknown): Reply {
  if (thrown instanceof TakenOver) return elsewhere
  if (isFull(thrown)) return full
  if (!(thrown instanceof ApiError)) console.error(thrown)
  return errorReply(thrown)
}

function lineOf({ machine }: LocalTable, connection: Connection): LocalConnection {
  return {
    frame: text => {
      if (text === 'ping') connection.send('pong')
      else void machine.receive(connection, text)
    },
    close: () => machine.disconnected(connection),
  }
}
