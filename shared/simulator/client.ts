// What every client of a simulated table has: a name, a connection that breaks, and a site to send things to.
import type { Chance } from '../chance.ts'
import type { Message } from '../protocol.ts'
import type { Reply } from '../table/reply.ts'
import type { Call } from './calls.ts'
import type { ActionKind } from './action-kinds.ts'
import type { Wish } from './simulated-server.ts'
import type { SimulatedConnection, ConnectionClient } from './connection.ts'

/** Something that may happen next, and how likely that is beside the others. */
export interface Action {
  readonly weight: number
  readonly what: ActionKind
  readonly run: () => void
}

/** What clients find around them. */
export interface Site {
  /** Decides what a client does in this step. */
  readonly chance: Chance
  /** What can be said in the game that is played. */
  readonly phrases: readonly string[]
  /** Whether people have their browsers told when they are asked. */
  readonly isTold: boolean
  /** Whether they also put their pages out of sight. */
  readonly hidesPages: boolean
  /** Whether people play on after the game. */
  readonly playsAgain: boolean
  /** Whether nothing was stored for so long that people look for a way on. */
  readonly standsStill: boolean
  /** Sends a call. It may never arrive, or its answer not. */
  call(client: Client, call: Call): void
  /** Asks for a connection. */
  open(client: Client, wish: Wish): void
  /** Sends a frame. */
  frame(line: SimulatedConnection, text: string): void
  /** The browser of a player is gone: messages to it are refused from now on. */
  forget(endpoint: string): void
  /** Closes a connection: the table hears of it some time later. */
  closeConnection(line: SimulatedConnection): void
}

/** One client. */
export abstract class Client implements ConnectionClient {
  abstract readonly role: 'person' | 'watcher' | 'intruder'
  line: SimulatedConnection | null = null
  /** Whether it has asked for a connection that it has not got yet. */
  isConnecting = false

  constructor(
    readonly name: string,
    protected readonly site: Site,
  ) {}

  /** What it may do next. In the calm it does only what brings the game on. */
  abstract actions(isCalm: boolean): Action[]

  /** What it may do where everybody is called away. */
  actionsAway(): Action[] {
    return this.line ? [{ weight: 10, what: 'closes-page', run: () => this.closePage() }] : []
  }

  abstract answered(call: Call, reply: Reply): void
  /** A message has come over its connection. */
  protected abstract received(message: Message): void

  heard(line: SimulatedConnection, message: Message): void {
    // The whole view is the first message over a new connection, and shows that it was accepted.
    if (this.isConnecting && message.type === 'view') this.connected(line)
    if (line === this.line) this.received(message)
  }

  protected connected(line: SimulatedConnection): void {
    this.isConnecting = false
    this.line = line
  }

  /** A connection was refused, or the request for it is lost. */
  refused(): void {
    this.isConnecting = false
  }

  lost(line: SimulatedConnection): void {
    if (this.line === line) this.line = null
    else this.isConnecting = false
  }

  protected closePage(): void {
    if (this.line) this.site.closeConnection(this.line)
    this.line = null
  }
}
