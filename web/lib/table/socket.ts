// A connection to a table: opens a socket, pings, and reconnects after a loss. Does not know what the frames mean.
import type { Frame, Message } from '#shared/protocol.ts'
import { takenOver } from '../local/wire.ts'
import type { SocketLike } from '../platform/socket-like.ts'

export type OpenSocket = (path: string, protocols: string[]) => SocketLike

interface ConnectionEvents {
  message(message: Message): void
  /** The socket has not said anything for so long that it may never do. It is not given up yet. */
  silent(): void
  /** @param failures how many sockets in a row did not last */
  lost(failures: number, code: number): void
}

const open = 1
const firstWait = 400
const longestWait = 15_000
const openWithin = 8_000
/** A table says something at once where a socket works; some proxies open one and let nothing through. In milliseconds. */
const silentAfter = 5_000
const pingEvery = 25_000
/** A ping is sent early after this many received characters: the table closes sockets that do not seem to be read. */
const pingAfter = 64 * 1024
const pongWithin = 6_000
/**
 * A page that heard nothing for so long has slept: while it is awake it pings sooner. A phone may then show a socket as open that
 * has long been dead.
 */
const slept = pingEvery + pongWithin + 4_000
/** After a socket has worked this long, in milliseconds, the pauses between attempts start over. */
const steady = 10_000
/** The close code if the seat has too many connections: as after `takenOver`, another one is opened only when somebody asks for it. */
export const tooMany = 4429

export class Connection {
  #socket: SocketLike | null = null
  #failures = 0
  /** When the open socket brought its first message. */
  #since: number | null = null
  /** When it was last pinged or opened, and how many characters were received since. */
  #pinged = 0
  #read = 0
  /** When the open socket last gave a sign of life. */
  #heard = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setTimeout> | undefined
  /** Runs until the socket has said something. */
  #silence: ReturnType<typeof setTimeout> | undefined
  #events: ConnectionEvents
  #openSocket: () => SocketLike

  constructor(openSocket: () => SocketLike, events: ConnectionEvents) {
    this.#openSocket = openSocket
    this.#events = events
  }

  get #isOpen(): boolean {
    return this.#socket?.readyState === open
  }

  /** Opens a socket at once, even if a later attempt was planned. */
  connect(): void {
    this.close()
    const socket = (this.#socket = this.#openSocket())
    this.#watch = setTimeout(() => this.cut(), openWithin)
    this.#silence = setTimeout(() => this.#events.silent(), silentAfter)
    socket.onopen = () => {
      this.#pinged = this.#heard = Date.now()
      this.#read = 0
      this.#pingLater()
    }
    socket.onclose = event => this.cut(event.code)
    socket.onmessage = event => {
      this.#heard = Date.now()
      this.#read += String(event.data).length
      this.#pingLater()
      if (event.data === 'pong') return
      const message = JSON.parse(String(event.data)) as Message
      clearTimeout(this.#silence)
      if (message.type !== 'error') this.#since ??= Date.now()
      this.#events.message(message)
    }
  }

  /** Sends a frame; false where no socket is open through which something has come. */
  send(frame: Frame): boolean {
    const isReady = this.#isOpen && this.#since !== null
    if (isReady) this.#socket?.send(JSON.stringify(frame))
    return isReady
  }

  /** To be called when the page is looked at again: pings at once, or connects anew where the device has slept. */
  check(): void {
    if (this.#isOpen && Date.now() - this.#heard < slept) this.ping()
    else this.connect()
  }

  close(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#watch)
    clearTimeout(this.#silence)
    const socket = this.#socket
    this.#socket = this.#since = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  /** Plans the next ping. Messages show that the table is there, but the table needs a sign from here as well. */
  #pingLater(): void {
    clearTimeout(this.#watch)
    // A device's clock may be set back meanwhile.
    const due = this.#read > pingAfter ? 0 : Math.min(pingEvery, Math.max(0, this.#pinged + pingEvery - Date.now()))
    this.#watch = setTimeout(() => this.ping(), due)
  }

  /** Pings, where a socket is open; one that does not answer is lost. */
  ping(): void {
    if (!this.#isOpen) return
    this.#socket?.send('ping')
    this.#pinged = Date.now()
    this.#read = 0
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => this.cut(), pongWithin)
  }

  /** Treats the socket as lost, and tries again later. */
  cut(code = 0): void {
    if (!this.#socket) return
    if (this.#since !== null && Date.now() - this.#since >= steady) this.#failures = 0
    this.close()
    this.#failures += 1
    if (code !== tooMany && code !== takenOver) {
      const wait = Math.min(longestWait, firstWait * 2 ** (this.#failures - 1))
      this.#retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2))
    }
    this.#events.lost(this.#failures, code)
  }
}
