// One life of the program at a simulated table: from its start until it is unloaded or dies. Nothing that it does after its
// end has any effect.
import type { Games } from '../game-manifest.ts'
import type { Message } from '../protocol.ts'
import { ApiError } from '../table/api-error.ts'
import type { NextTableRequest } from '../table/table-requests.ts'
import type { Attachment, Clock, Connection, Connections, Peers, Push, PushMessage, Viewer } from '../table/ports.ts'
import type { Reply } from '../table/reply.ts'
import { TableMachine } from '../table/table-machine.ts'
import { DiskFailed, DiskRows, ProgramDied, type Disk } from './disk.ts'
import type { SimulatedConnection } from './connection.ts'

/** What a program finds where it runs. */
export interface Environment {
  readonly games: Games
  readonly disk: Disk
  readonly lines: readonly SimulatedConnection[]
  readonly isLimited: boolean
  readonly picksAtOnce: number
  /** In milliseconds since 1970, as its clock says. */
  now(): number
  /** In milliseconds since 1970, as it is: timers count what passes, whatever the clock says. */
  readonly trueTime: number
  /** When the alarm is set for; null if it is not. */
  alarm: number | null
  randomBytes(count: number): Uint8Array
  /** The program has sent this, though it may not have left yet. */
  sent(line: SimulatedConnection, message: Message, text: string): void
  /** This leaves the program: all that was stored before it was sent is on the disk. */
  left(line: SimulatedConnection, message: Message): void
  /**
   * The program sends a message to a browser of a player.
   * @param isDue whether it is still worth sending
   * @param done is told whether that browser is still there
   */
  push(message: PushMessage, isDue: () => boolean, done: (isKnown: boolean) => void): void
  /**
   * The program has the next table made, or a seat taken there.
   * @throws LinkBroken where no answer comes
   */
  follow(request: NextTableRequest): Promise<Reply>
  /** Something went wrong that nobody has caused. */
  accident(thrown: unknown, call: string): void
}

/** Thrown where another table does not answer. */
export class LinkBroken extends Error {}

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** A line as one life of the program holds it. */
class HeldLine implements Connection {
  constructor(
    private readonly life: Life,
    readonly line: SimulatedConnection,
  ) {}

  get attachment(): Attachment {
    return this.line.attachment
  }

  attach(attachment: Attachment): void {
    if (!this.life.isOver) this.line.attachment = attachment
  }

  get isOpen(): boolean {
    return this.line.state === 'open'
  }

  get lastPing(): number {
    return this.line.lastPing
  }

  send(text: string): void {
    this.life.send(this.line, text)
  }

  close(code: number): void {
    if (this.life.isOver || this.line.state !== 'open') return
    this.line.state = 'closing'
    this.life.afterRows(() => {
      this.line.deliverClose(code)
    })
  }

  answerClose(): void {
    if (!this.life.isOver) this.line.state = 'closed'
  }
}

/** One life. */
export class Life {
  isOver = false
  /** How many calls and frames it is carrying out. */
  busy = 0
  /** How many messages to browsers are under way. */
  pushing = 0
  /** Whether anything has reached it yet. */
  isFresh = true
  readonly machine: TableMachine
  private timers: Timer[] = []
  private turns: (() => void)[] = []
  private readonly held = new Map<SimulatedConnection, HeldLine>()
  private lastSent: { readonly text: string; readonly message: Message } = {
    text: '',
    message: { type: 'talk', seat: 0, say: '' },
  }

  constructor(private readonly environment: Environment) {
    const { games, disk, isLimited, picksAtOnce } = environment
    this.machine = new TableMachine({
      games,
      rows: new DiskRows(disk, () => this.isOver),
      connections: this.connections(),
      clock: this.clock(),
      peers: this.peers(),
      push: this.push(),
      randomBytes: count => environment.randomBytes(count),
      reportError: (thrown, { call }) => {
        const isCaused = [DiskFailed, ProgramDied, LinkBroken, ApiError].some(kind => thrown instanceof kind)
        if (!this.isOver && !isCaused) environment.accident(thrown, call)
      },
      isLimited: () => isLimited,
      picksAtOnce,
      forgets: true,
    })
  }

  /** Whether it does nothing of itself until something reaches it or time passes. */
  get isQuiet(): boolean {
    return this.busy === 0 && this.turns.length === 0
  }

  /** Whether it waits for others to be served. */
  get waitsForTurn(): boolean {
    return this.turns.length > 0
  }

  /** When its next timer is due, in true time; null if none is set. */
  get nextTimer(): number | null {
    return this.timers.length > 0 ? Math.min(...this.timers.map(({ at }) => at)) : null
  }

  /** The others that waited were served: it goes on. */
  takeTurn(): void {
    this.turns.shift()?.()
  }

  runNextTimer(): void {
    const at = this.nextTimer
    const index = this.timers.findIndex(timer => timer.at === at)
    const [timer] = this.timers.splice(index, 1)
    timer?.run()
  }

  /**
   * Hands something to the program.
   * @param act begins with it, at once
   * @param answered is told what came of it, if the program lives that long, once all that was stored before is on the disk
   * @param failed is told that it came to nothing, if the program lives that long
   */
  handle<Answer>(act: () => Promise<Answer>, answered: (answer: Answer) => void, failed: () => void): void {
    this.isFresh = false
    this.busy++
    void act().then(
      answer => {
        this.busy--
        this.afterRows(() => {
          answered(answer)
        })
      },
      () => {
        this.busy--
        if (!this.isOver) failed()
      },
    )
  }

  /** This life's object for a line. */
  hold(line: SimulatedConnection): Connection {
    const held = this.held.get(line) ?? new HeldLine(this, line)
    this.held.set(line, held)
    return held
  }

  /** Sends a message. It leaves once all that was stored before is on the disk. */
  send(line: SimulatedConnection, text: string): void {
    if (this.isOver || line.state !== 'open') return
    // Several connections of one viewer are sent the same.
    if (text !== this.lastSent.text) this.lastSent = { text, message: JSON.parse(text) as Message }
    const { message } = this.lastSent
    this.environment.sent(line, message, text)
    this.afterRows(() => {
      this.environment.left(line, message)
      line.deliver(message)
    })
  }

  /** Does something once all that was stored so far is on the disk: then it cannot be lost any more. */
  afterRows(act: () => void): void {
    if (this.isOver) return
    this.environment.disk.whenFlushed(() => {
      if (!this.isOver) act()
    })
  }

  private connections(): Connections {
    const all = (): readonly Connection[] => this.environment.lines.map(line => this.hold(line))
    return {
      all,
      of: (viewer: Viewer) =>
        this.environment.lines.filter(line => line.viewer === viewer).map(line => this.hold(line)),
    }
  }

  private peers(): Peers {
    return {
      follow: request =>
        new Promise((resolve, reject) => {
          void this.environment.follow(request).then(
            answer => {
              if (!this.isOver) resolve(answer)
            },
            (thrown: unknown) => {
              if (!this.isOver) reject(thrown as Error)
            },
          )
        }),
    }
  }

  private push(): Push {
    return {
      isOn: true,
      send: (message, isDue) =>
        new Promise(resolve => {
          if (this.isOver) return
          this.pushing++
          const isStillDue = () => !this.isOver && isDue()
          this.environment.push(message, isStillDue, isKnown => {
            this.pushing--
            if (!this.isOver) resolve(isKnown)
          })
        }),
    }
  }

  private clock(): Clock {
    const { environment } = this
    return {
      now: () => environment.now(),
      after: (milliseconds, run) => {
        this.timers.push({
          at: environment.trueTime + milliseconds,
          run: () => {
            if (!this.isOver) run()
          },
        })
      },
      nextTask: () =>
        new Promise(resolve => {
          this.turns.push(() => {
            if (!this.isOver) resolve()
          })
        }),
      wakeAt: async time => {
        if (this.isOver) return
        environment.disk.checkRoom()
        environment.alarm = time
      },
      wakesAt: async () => environment.alarm,
    }
  }
}
