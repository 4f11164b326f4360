// A live socket for tests: opens, keeps what it receives, and waits for what is to come.
import { followView } from '#test/shared/followed-views.ts'
import type { Message, View } from '#shared/protocol.ts'
import type { Client } from '../client/player.ts'
import { required } from '../shared/required.ts'
import { reach } from './api-client.ts'

type AtClose = 'answers' | 'stays'
type Received = Message | 'pong'

/** One end of a WebSocket to a table. */
export class LiveSocket {
  readonly received: Received[] = []
  /** What this end has seen of the table, the newest last: views that came whole, or put together from what had changed. */
  readonly views: View[] = []
  closed: { readonly code: number } | null = null
  private waiting: (() => void)[] = []

  /** @param atClose whether a close is answered, or the socket stays half open */
  constructor(
    private readonly socket: WebSocket,
    readonly protocol: string | null,
    atClose: AtClose,
  ) {
    socket.accept({ allowHalfOpen: atClose === 'stays' })
    socket.addEventListener('message', ({ data }) => {
      const message: Received = data === 'pong' ? 'pong' : JSON.parse(String(data))
      this.received.push(message)
      if (message !== 'pong') followView(this.views, message)
      this.wake()
    })
    socket.addEventListener('close', ({ code }) => {
      this.closed = { code }
      this.wake()
    })
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' || frame instanceof ArrayBuffer ? frame : JSON.stringify(frame))
  }

  close(): void {
    this.socket.close(1000)
  }

  /** Waits until something holds of what was received. The limit is long: only what hangs shall fail. */
  async until(holds: (socket: LiveSocket) => boolean, within = 120_000): Promise<void> {
    const end = performance.now() + within
    while (!holds(this)) {
      if (performance.now() > end)
        throw new Error(`never received; so far: ${JSON.stringify(this.received).slice(0, 600)}`)
      await Promise.race([
        new Promise<void>(resolve => {
          this.waiting.push(resolve)
        }),
        scheduler.wait(50),
      ])
    }
  }

  /** Waits for one more message of this type. */
  async next<Type extends Message['type']>(type: Type): Promise<Extract<Message, { type: Type }>> {
    const from = this.received.length
    const wanted = (message: Received): message is Extract<Message, { type: Type }> =>
      message !== 'pong' && message.type === type
    const found = () => this.received.slice(from).find(wanted)
    await this.until(() => found() !== undefined)
    return required(found())
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve()
  }
}

/**
 * Waits until every socket has been told that just these seats are there, and all spectators among these sockets. Who has come
 * is told a second later, at a moment of its own: whoever counts messages waits for it first, and no more come while the
 * sockets stay.
 */
export async function untilPresent(seats: readonly number[], sockets: readonly LiveSocket[]): Promise<void> {
  const watching = sockets.filter(({ views }) => views.at(-1)?.you === null).length
  const isTold = ({ views }: LiveSocket) => {
    const view = views.at(-1)
    return (
      view !== undefined &&
      view.watching >= watching &&
      view.seats.every(({ connected }, seat) => connected === seats.includes(seat))
    )
  }
  for (const socket of sockets) await socket.until(isTold)
}

/** The subprotocols of a client that knows how to follow changes. */
export const withChanges = ({ token }: Pick<Client, 'token'>): readonly string[] => [
  'table',
  'changes',
  ...(token === null ? [] : [`token.${token}`]),
]

/** Opens a socket as a client's seat, or with any subprotocols. */
export async function openSocket(
  { id, token }: Pick<Client, 'id' | 'token'>,
  protocols?: readonly string[],
  atClose: AtClose = 'answers',
  call = reach,
): Promise<LiveSocket> {
  const offered = protocols ?? ['table', ...(token === null ? [] : [`token.${token}`])]
  const response = await call(`/api/games/${id}/live`, {
    headers: { Upgrade: 'websocket', ...(offered.length > 0 ? { 'Sec-WebSocket-Protocol': offered.join(', ') } : {}) },
  })
  if (!response.webSocket) throw new Error(`no socket: ${response.status}`)
  return new LiveSocket(response.webSocket, response.headers.get('Sec-WebSocket-Protocol'), atClose)
}

/** The same once it has its first view. */
export async function opened(client: Pick<Client, 'id' | 'token'>, protocols?: readonly string[]): Promise<LiveSocket> {
  const socket = await openSocket(client, protocols)
  await socket.until(({ views }) => views.length > 0)
  return socket
}
