// One table that this tab holds: the machine, with all that it needs around it.
import { ApiError } from '#shared/table/api-error.ts'
import type { Attachment, Clock, Connection, Connections, Ports, Push, Viewer } from '#shared/table/ports.ts'
import type { Row } from '#shared/table/rows.ts'
import { TableMachine } from '#shared/table/table-machine.ts'
import { TextRows } from '#shared/table/text-rows.ts'

/** The other end of a connection. */
export interface Client {
  frame(text: string): void
  closed(code: number): void
}

/** The ports that all local tables have in common. */
export type CommonPorts = Pick<Ports, 'games' | 'peers' | 'randomBytes'>

/** What becomes of the rows of one table. */
export interface Keeper {
  readonly append: (n: number, text: string) => Promise<void>
  /** Told if a row could not be stored: everything after it is lost too. */
  readonly failed: (thrown: unknown) => void
  /** Told once the table is given up. */
  readonly release: () => void
}

/** More than a row of bots holds: nothing limits how long they may think here. */
const picksAtOnce = 1000
/** Nothing is ever due so much later but to forget the table; those of this browser stay until they are deleted. */
const farAway = 24 * 60 * 60 * 1000

/** Rows that are written through, one after the other. */
class LocalRows extends TextRows {
  private written = Promise.resolve()

  constructor(
    texts: readonly string[],
    private readonly keeper: Keeper,
  ) {
    super(texts)
  }

  override append(row: Row): void {
    super.append(row)
    const text = this.texts[row.n - 1] ?? ''
    this.written = this.written.then(() => this.keeper.append(row.n, text))
    this.written.catch(this.keeper.failed)
  }

  override flushed(): Promise<void> {
    return this.written
  }
}

/** One connection. What is sent over it waits until all that was stored before is on the disk. */
export class LocalConnection implements Connection {
  lastPing = 0
  isOpen = true

  constructor(
    public attachment: Attachment,
    private readonly client: Client,
    private readonly rows: LocalRows,
    private readonly gone: (connection: LocalConnection) => void,
  ) {}

  attach(attachment: Attachment): void {
    this.attachment = attachment
  }

  send(text: string): void {
    this.later(() => this.client.frame(text))
  }

  close(code: number): void {
    if (!this.isOpen) return
    this.end()
    this.later(() => this.client.closed(code))
  }

  /** Nothing comes any more: its client has closed it. */
  answerClose(): void {
    this.end()
  }

  /** Closes it at once, whatever is still to be sent. */
  cut(code: number): void {
    this.end()
    this.client.closed(code)
  }

  private end(): void {
    this.isOpen = false
    this.gone(this)
  }

  private later(act: () => void): void {
    // If it cannot be stored, the table is given up with all connections.
    this.rows.flushed().then(act, () => undefined)
  }
}

class LocalConnections implements Connections {
  private readonly open = new Set<LocalConnection>()

  of(viewer: Viewer): readonly LocalConnection[] {
    return this.all().filter(({ attachment }) => attachment.viewer === viewer)
  }

  all(): readonly LocalConnection[] {
    return [...this.open]
  }

  add(connection: LocalConnection): void {
    this.open.add(connection)
  }

  readonly drop = (connection: LocalConnection): void => {
    this.open.delete(connection)
  }
}

const noPush: Push = { isOn: false, send: () => Promise.resolve(true) }

/** A table that this tab holds, until another one takes it. */
export class LocalTable {
  readonly machine: TableMachine
  private readonly rows: LocalRows
  private readonly connections = new LocalConnections()
  private isOver = false

  constructor(
    texts: readonly string[],
    { games, peers, randomBytes }: CommonPorts,
    private readonly keeper: Keeper,
  ) {
    this.rows = new LocalRows(texts, keeper)
    this.machine = new TableMachine({
      games,
      rows: this.rows,
      connections: this.connections,
      clock: this.clock(),
      peers,
      push: noPush,
      randomBytes,
      reportError: thrown => {
        if (!this.isOver && !(thrown instanceof ApiError)) console.error(thrown)
      },
      isLimited: () => false,
      picksAtOnce,
      forgets: false,
    })
  }

  /** Resolves when all that was stored is on the disk. */
  stored(): Promise<void> {
    return this.rows.flushed()
  }

  /** Makes the connection that the machine has accepted. */
  accept(attachment: Attachment, client: Client): LocalConnection {
    const connection = new LocalConnection(attachment, client, this.rows, this.connections.drop)
    this.connections.add(connection)
    return connection
  }

  /** It is not ours any more: nothing goes on here, and all its connections are closed. */
  giveUp(code: number): void {
    this.isOver = true
    this.keeper.release()
    for (const connection of this.connections.all()) connection.cut(code)
  }

  private clock(): Clock {
    let wakesAt: number | null = null
    let waking: ReturnType<typeof setTimeout> | undefined
    return {
      now: () => Date.now(),
      after: (milliseconds, run) => {
        setTimeout(() => {
          if (!this.isOver) run()
        }, milliseconds)
      },
      nextTask: () =>
        new Promise(resolve => {
          setTimeout(() => {
            if (!this.isOver) resolve()
          })
        }),
      // Nothing of it is stored: what is due by then is found when the table is loaded again.
      wakeAt: async time => {
        clearTimeout(waking)
        wakesAt = time
        if (time - Date.now() > farAway) return
        waking = setTimeout(() => {
          wakesAt = null
          if (!this.isOver) void this.machine.wake()
        }, time - Date.now())
      },
      wakesAt: async () => wakesAt,
    }
  }
}

/** A table only to look at: nothing is stored, nobody is connected, and its bots do not think. */
export function readOnly(texts: readonly string[], { games, peers, randomBytes }: CommonPorts): TableMachine {
  const never = new Promise<never>(() => {})
  return new TableMachine({
    games,
    rows: new TextRows(texts),
    connections: { of: () => [], all: () => [] },
    clock: {
      now: () => Date.now(),
      after: () => {},
      nextTask: () => never,
      wakeAt: async () => {},
      wakesAt: async () => null,
    },
    peers,
    push: noPush,
    randomBytes,
    reportError: thrown => {
      if (!(thrown instanceof ApiError)) console.error(thrown)
    },
    isLimited: () => false,
    picksAtOnce,
    forgets: false,
  })
}
