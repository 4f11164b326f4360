// A place where tables live within a test: rows in an array, connections that keep what they were sent, a clock set by hand.
import { followView } from '#test/shared/followed-views.ts'
import type { Games } from '#shared/game-manifest.ts'
import { games as allGames } from '#shared/games.ts'
import type { MadeTable, Message, Refusal, SatDown, View } from '#shared/protocol.ts'
import { ApiError } from '#shared/table/api-error.ts'
import type { TableRequest } from '#shared/table/table-requests.ts'
import type { Attachment, Clock, Connection, Connections, Push, PushMessage, Viewer } from '#shared/table/ports.ts'
import type { Reply } from '#shared/table/reply.ts'
import type { Row } from '#shared/table/rows.ts'
import { TableMachine } from '#shared/table/table-machine.ts'
import { TextRows } from '#shared/table/text-rows.ts'
import { tableId } from '#shared/table/tokens.ts'
import { Chance } from '#shared/chance.ts'

/** The rows of one table, and what a test can do to them. */
export class MemoryRows extends TextRows {
  /** Thrown instead of storing the next row. */
  failure: Error | null = null
  /** Called before each row is stored: may throw. */
  beforeStoring: (row: Row) => void = () => {}

  /** @param cleared is called when everything is deleted */
  constructor(private readonly cleared: () => void) {
    super()
  }

  override append(row: Row): void {
    const { failure } = this
    this.failure = null
    if (failure) throw failure
    this.beforeStoring(row)
    super.append(row)
  }

  override clear(): Promise<void> {
    this.cleared()
    return super.clear()
  }
}

/** One end of a connection to a table: keeps what was sent over it, and the views that its viewer has by that. */
export class MemoryConnection implements Connection {
  readonly messages: Message[] = []
  /** What this viewer has seen of the table, the newest last: views that came whole, or put together from changes. */
  readonly views: View[] = []
  closed: { readonly code: number; readonly reason: string } | null = null
  lastPing = 0
  private kept: string

  constructor(attachment: Attachment) {
    this.kept = JSON.stringify(attachment)
  }

  get attachment(): Attachment {
    const attachment: Attachment = JSON.parse(this.kept)
    return attachment
  }

  attach(attachment: Attachment): void {
    this.kept = JSON.stringify(attachment)
  }

  get isOpen(): boolean {
    return this.closed === null
  }

  send(text: string): void {
    const message: Message = JSON.parse(text)
    this.messages.push(message)
    followView(this.views, message)
  }

  close(code: number, reason: string): void {
    this.closed ??= { code, reason }
  }

  answerClose(): void {
    this.close(1000, '')
  }

  /** What this viewer knows now. */
  get view(): View {
    const view = this.views.at(-1)
    if (!view) throw new Error('nothing was ever sent')
    return view
  }
}

/** A push service that keeps what it was sent. */
export class MemoryPush implements Push {
  isOn = true
  readonly sent: PushMessage[] = []
  /** Endpoints that are gone. */
  readonly gone = new Set<string>()
  /** Asks whether the newest message is still worth sending. */
  isDue: () => boolean = () => false
  /** Called with each message before it is taken. */
  taking: () => Promise<void> | void = () => {}

  async send(message: PushMessage, isDue: () => boolean): Promise<boolean> {
    await this.taking()
    this.sent.push(message)
    this.isDue = isDue
    return !this.gone.has(message.target.endpoint)
  }
}

/** One table with its storage and connections: all that stays when the table is unloaded. */
export class HostedTable {
  readonly rows = new MemoryRows(() => {
    this.wakeAt = null
  })
  readonly connections: MemoryConnection[] = []
  /** When it asked to be woken. */
  wakeAt: number | null = null
  /** Whether it can ask to be woken: an account that has used up its day can not. */
  canAskForWakeUp = true
  /** How often it was woken. */
  wakeUps = 0
  /** Messages that it has sent to browsers. */
  readonly push = new MemoryPush()
  /** Errors that the table reported. */
  readonly unexpectedErrors: unknown[] = []
  machine: TableMachine
  /** Called whenever the table lets others be served: it goes on when they were. */
  onTurn: () => Promise<void> | void = () => {}
  private timers: { readonly at: number; readonly run: () => void }[] = []
  /** How often it was unloaded: what went on before goes no further. */
  private lives = 0

  constructor(private readonly place: MemoryPlace) {
    this.machine = this.loaded()
  }

  /** Forgets everything but rows and connections, as a place may do at any time. */
  unload(): void {
    this.timers = []
    this.lives++
    this.machine = this.loaded()
  }

  /** How many timers it has set that have not come up yet. */
  get timersSet(): number {
    return this.timers.length
  }

  /** Connects somebody: a seat by its token, or a watcher. */
  connect(token: string | null = null, changes = true, address: string | null = null): MemoryConnection {
    let opened: MemoryConnection | null = null
    this.machine.connect({ token, address, changes }, attachment => {
      opened = new MemoryConnection(attachment)
      this.connections.push(opened)
      return opened
    })
    if (opened === null) throw new Error('nothing was accepted')
    return opened
  }

  /** The other end goes away. */
  disconnect(connection: MemoryConnection): void {
    connection.close(1000, '')
    this.machine.disconnected(connection)
  }

  /** Runs whatever is due by now. */
  async runDue(now: number): Promise<void> {
    const due = this.timers.filter(({ at }) => at <= now)
    this.timers = this.timers.filter(({ at }) => at > now)
    for (const { run } of due) run()
    await settled()
    if (this.wakeAt === null || this.wakeAt > now) return
    this.wakeAt = null
    this.wakeUps++
    await this.machine.wake()
    await settled()
  }

  private loaded(): TableMachine {
    return new TableMachine({
      games: this.place.games,
      rows: this.rows,
      connections: this.whoIsConnected(),
      clock: this.clock(),
      push: this.push,
      peers: { follow: request => this.place.table(request.id).machine.follow(request) },
      randomBytes: count => this.place.randomBytes(count),
      reportError: thrown => {
        if (!(thrown instanceof ApiError)) this.unexpectedErrors.push(thrown)
      },
      isLimited: () => this.place.isLimited,
      picksAtOnce: this.place.picksAtOnce,
      forgets: true,
    })
  }

  private whoIsConnected(): Connections {
    return {
      of: (viewer: Viewer) => this.connections.filter(({ attachment }) => attachment.viewer === viewer),
      all: () => this.connections,
    }
  }

  private clock(): Clock {
    const { lives } = this
    return {
      now: () => this.place.now,
      after: (milliseconds, run) => {
        this.timers.push({ at: this.place.now + milliseconds, run })
      },
      nextTask: async () => {
        if (lives === this.lives) await this.onTurn()
        if (lives !== this.lives) await never
      },
      wakeAt: async time => {
        await Promise.resolve()
        if (!this.canAskForWakeUp) throw new Error('no wake-up can be set')
        this.wakeAt = time
      },
      wakesAt: async () => {
        await Promise.resolve()
        return this.wakeAt
      },
    }
  }
}

const never = new Promise<void>(() => {})

/** Waits until all that tables do of themselves has been done, but for what they have set timers for. */
export const settled = (): Promise<void> =>
  new Promise(resolve => {
    setImmediate(resolve)
  })

/** A seat's way to its table. */
export interface Seated {
  readonly seat: number
  readonly token: string
}

/** All tables of one test. */
export class MemoryPlace {
  now = Date.UTC(2026, 0, 1)
  isLimited = false
  /** To be set before a table is made. */
  picksAtOnce = 1000
  private readonly tables = new Map<string, HostedTable>()
  private readonly chance: Chance

  /**
   * @param seed of all that tables of this place draw
   * @param games that are played here
   */
  constructor(
    seed: number,
    readonly games: Games = allGames,
  ) {
    this.chance = new Chance(seed)
  }

  randomBytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.chance.below(256))
  }

  /** The table of this id, whether or not it was made. */
  table(id: string): HostedTable {
    const table = this.tables.get(id) ?? new HostedTable(this)
    this.tables.set(id, table)
    return table
  }

  /** Makes a table, and seats as many people at it as are named. */
  async made(
    request: Omit<TableRequest, 'id' | 'origin' | 'name'>,
    names: readonly string[],
  ): Promise<{ readonly id: string; readonly table: HostedTable; readonly seated: readonly Seated[] }> {
    const id = tableId(request.key, count => this.randomBytes(count))
    const table = this.table(id)
    const [host = '', ...others] = names
    const made = bodyOf<MadeTable>(
      await table.machine.make({ ...request, id, origin: 'https://table.test', name: host }),
    )
    const seated: Seated[] = [made]
    for (const name of others) seated.push(bodyOf<SatDown>(await table.machine.sit({ name })))
    return { id, table, seated }
  }

  /** Lets time pass, and all that is due in it happen. */
  async pass(milliseconds: number): Promise<void> {
    this.now += milliseconds
    for (const table of this.tables.values()) await table.runDue(this.now)
  }
}

/** The body of a reply; throws where it is a refusal. */
export function bodyOf<Body>({ status, text }: Reply): Body {
  if (status >= 400) throw new Error(`${status} ${text}`)
  const body: Body = JSON.parse(text)
  return body
}

/** Status and code of a refusal. */
export function refusalOf({ status, text }: Reply): string {
  const { error }: { readonly error: Refusal } = JSON.parse(text)
  return `${status} ${error.code}`
}
