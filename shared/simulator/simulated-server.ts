// The server of one simulated table: its disk, its alarm, its connections, and the program that runs there, life after
// life.
import type { Chance } from '../chance.ts'
import type { Games } from '../game-manifest.ts'
import type { Message } from '../protocol.ts'
import { ApiError } from '../table/api-error.ts'
import type { NextTableRequest } from '../table/table-requests.ts'
import { connectRequestOf } from '../table/connect-request.ts'
import type { PushMessage, Viewer } from '../table/ports.ts'
import type { Reply } from '../table/reply.ts'
import { dispatchCall, type Call } from './calls.ts'
import { Disk, ProgramDied, type DiskWatcher } from './disk.ts'
import { Life, type Environment } from './life.ts'
import { saysHidden, SimulatedConnection, type ConnectionClient } from './connection.ts'
import type { Network } from './network.ts'
import type { PushServices } from './push-services.ts'

/** Who is told what happens at a server. */
export interface ServerWatcher extends Omit<DiskWatcher, 'died'> {
  /** A call or frame is about to be carried out; null once that has begun and the table has answered or waits. */
  handling(doing: Doing | null): void
  sent(line: SimulatedConnection, message: Message, text: string): void
  left(line: SimulatedConnection, message: Message): void
  /**
   * The answer to a call leaves the table. `hasFailed`: since the call arrived something around the table has failed.
   */
  answered(call: Call, reply: Reply, hasFailed: boolean): void
  /** A viewer has got a connection. `hasFailed`: since it asked for that something around the table has failed. */
  connected(viewer: Viewer, hasFailed: boolean): void
  /** A viewer looks at its page again. */
  inSight(viewer: Viewer): void
  /** The table sends a message to a browser of a player. */
  pushed(message: PushMessage): void
  /** A push service has told the program that an endpoint is gone. */
  calledGone(endpoint: string): void
  accident(thrown: unknown, call: string): void
}

/** What a client has the table do. */
export type Doing = Call | { readonly kind: 'frame'; readonly line: SimulatedConnection; readonly text: string }

/** How a client wants to be connected. */
export interface Wish {
  readonly token: string | null
  readonly changes: boolean
  readonly talk: boolean
}

/** What a table finds around it. */
export interface Around {
  readonly games: Games
  readonly isLimited: boolean
  readonly picksAtOnce: number
  /** The true time, in milliseconds since 1970. */
  readonly now: () => number
  /** What the table draws as secrets. */
  readonly secrets: Chance
  readonly network: Network
  readonly pushServices: PushServices
  readonly watcher: ServerWatcher
  /** Hands the next table what this one asks of it, as `Environment.follow` says. */
  readonly follow: (request: NextTableRequest) => Promise<Reply>
  /** How often the next table has failed to answer. */
  readonly failuresElsewhere: () => number
}

/** An alarm whose handling fails rings again so many milliseconds later, then after twice that, and so on, */
const firstRepeat = 2000
/** but only so often: then it is lost, as on the platform. */
const mostRepeats = 6

/** The server of one table. */
export class SimulatedServer implements Environment {
  readonly disk: Disk
  lines: SimulatedConnection[] = []
  alarm: number | null = null
  life: Life
  /** The games of the build that runs now. */
  games: Games
  /** How many programs have run here. */
  lives = 1
  /** By how many milliseconds its clock is wrong. */
  skew = 0
  /** How many rows were read when the table was last loaded to be looked at. */
  readsOfLoading = 0
  /** With how many rows no alarm need be set, for the platform has given up the last; null if it never has. */
  lostAlarmAt: number | null = null
  /** How often the alarm has rung in a row for a program that failed then. */
  private ringsFailed = 0
  /** When the alarm last rang, and in which life. */
  private ringing: { readonly life: Life; readonly at: number } | null = null

  constructor(private readonly around: Around) {
    const { games, watcher } = around
    this.games = games
    this.disk = new Disk({
      stored: row => {
        watcher.stored(row)
      },
      cleared: newest => {
        this.alarm = null
        watcher.cleared(newest)
      },
      died: () => {
        this.kill()
      },
    })
    this.life = new Life(this)
  }

  /** Whether another build runs than the one that the table was made by. */
  get isOtherVersion(): boolean {
    return this.games !== this.around.games
  }

  get isLimited(): boolean {
    return this.around.isLimited
  }

  get picksAtOnce(): number {
    return this.around.picksAtOnce
  }

  now(): number {
    return this.trueTime + this.skew
  }

  get trueTime(): number {
    return this.around.now()
  }

  randomBytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.around.secrets.below(256))
  }

  sent(line: SimulatedConnection, message: Message, text: string): void {
    this.around.watcher.sent(line, message, text)
  }

  left(line: SimulatedConnection, message: Message): void {
    this.around.watcher.left(line, message)
  }

  push(message: PushMessage, isDue: () => boolean, done: (isKnown: boolean) => void): void {
    const { life, around } = this
    const { endpoint } = message.target
    around.watcher.pushed(message)
    around.pushServices.send(endpoint, isDue, isKnown => {
      if (!isKnown && this.life === life) around.watcher.calledGone(endpoint)
      done(isKnown)
    })
  }

  follow(request: NextTableRequest): Promise<Reply> {
    return this.around.follow(request)
  }

  /** How often something around the table has failed. */
  private get failures(): number {
    return this.disk.failures + this.around.failuresElsewhere()
  }

  accident(thrown: unknown, call: string): void {
    this.around.watcher.accident(thrown, call)
  }

  /** Whether nothing goes on: all calls are answered, and everything is on the disk. */
  get isQuiet(): boolean {
    return this.life.isQuiet && this.disk.unflushed === 0
  }

  /** Carries out a call that has arrived. */
  call(call: Call, answered: (reply: Reply) => void): void {
    const { watcher } = this.around
    watcher.handling(call)
    const { life, disk } = this
    const before = life.isFresh && call.kind === 'look' ? disk.reads : null
    // A call that travels twice arrives twice, each time with a count of its own.
    const { failures } = this
    life.handle(
      () => dispatchCall(life.machine, call),
      reply => {
        watcher.answered(call, reply, this.failures > failures)
        answered(reply)
      },
      () => {
        this.accident(new Error('a call was not answered'), call.kind)
      },
    )
    if (before !== null) this.readsOfLoading = disk.reads - before
    watcher.handling(null)
  }

  /** A client wants to be connected. */
  connect(client: ConnectionClient, { token, changes, talk }: Wish, refused: (error: ApiError) => void): void {
    const opening = connectRequestOf(
      [...(changes ? ['changes'] : []), ...(talk ? ['talk'] : []), ...(token === null ? [] : [`token.${token}`])],
      client.name,
    )
    const { life, disk, failures } = this
    const before = life.isFresh ? disk.reads : null
    life.isFresh = false
    try {
      life.machine.connect(opening, attachment => {
        // It may have died of what connecting has stored.
        if (life.isOver) throw new ProgramDied()
        const line = new SimulatedConnection(client, token, attachment.viewer, attachment, this.around.network)
        this.lines.push(line)
        this.around.watcher.connected(line.viewer, this.failures > failures)
        return life.hold(line)
      })
    } catch (thrown) {
      refused(thrown instanceof ApiError ? thrown : new ApiError('broken'))
    }
    if (before !== null) this.readsOfLoading = disk.reads - before
  }

  /** A frame has arrived. */
  frame(line: SimulatedConnection, text: string): void {
    if (!this.lines.includes(line)) return
    if (text === 'ping') {
      line.lastPing = this.now()
      return
    }
    const hides = text === saysHidden(true)
    if (line.state === 'open' && (hides || text === saysHidden(false))) {
      line.isHidden = hides
      if (!hides) this.around.watcher.inSight(line.viewer)
    }
    this.around.watcher.handling({ kind: 'frame', line, text })
    this.life.handle(
      () => this.life.machine.receive(this.life.hold(line), text),
      () => {},
      () => {
        this.accident(new Error('a frame was not handled'), 'frame')
      },
    )
    this.around.watcher.handling(null)
  }

  /** The client's end of a line is gone: the table hears of it after all that was sent before. */
  tellGone(line: SimulatedConnection): void {
    this.around.network.send({
      what: 'close',
      who: line.client.name,
      toTable: true,
      lane: line.up,
      arrive: () => {
        this.disconnected(line)
      },
    })
  }

  /** The table hears that the client's end of a line is closed. */
  private disconnected(line: SimulatedConnection): void {
    if (!this.lines.includes(line)) return
    line.state = 'closing'
    this.life.isFresh = false
    this.life.machine.disconnected(this.life.hold(line))
    line.state = 'closed'
    this.lines = this.lines.filter(each => each !== line)
  }

  /** The alarm rings. It is set again where the program dies before it has handled it, and later where it fails. */
  ring(): void {
    const { life } = this
    this.alarm = null
    // Before the program handles it: it may die at once.
    this.ringing = { life, at: this.now() }
    life.handle(
      () => life.machine.wake(),
      () => {
        this.ringsFailed = 0
      },
      () => {
        this.alarm ??= this.nextRepeat()
      },
    )
  }

  /** When the alarm rings again that has just failed; null if the platform has tried often enough. */
  private nextRepeat(): number | null {
    if (this.ringsFailed < mostRepeats) return this.now() + firstRepeat * 2 ** this.ringsFailed++
    this.lostAlarmAt = this.disk.count
    return null
  }

  /** Drops the memory; rows and connections stay. */
  unload(): void {
    this.life.isOver = true
    this.begin()
  }

  /** The program dies, and another starts: connections and all that was under way in it are gone. */
  kill(cutsPower = false): void {
    const { life } = this
    life.isOver = true
    this.disk.forgetWaiting()
    if (cutsPower) this.disk.cutPower()
    else this.disk.flush()
    const { lines } = this
    this.lines = []
    for (const line of lines) {
      line.state = 'closed'
      line.breakOff()
    }
    if (this.ringing?.life === life && life.busy > 0) this.alarm ??= this.ringing.at
    // It may have died with the row after which it would have set one again.
    if (this.alarm === null && this.lostAlarmAt !== null) this.lostAlarmAt = this.disk.count
    this.begin()
  }

  private begin(): void {
    this.lives++
    this.life = new Life(this)
  }

  /** Another build takes over. */
  deploy(games: Games): void {
    this.games = games
    this.kill()
  }
}
