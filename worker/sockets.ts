// The connections to one table, as WebSockets that hibernate: an idle table costs nothing.
import { reject } from '#shared/table/admission.ts'
import { apiErrorOf } from '#shared/table/api-error.ts'
import type { Attachment, Connection, Connections, Viewer } from '#shared/table/ports.ts'
import { connectRequestOf, type ConnectRequest } from '#shared/table/connect-request.ts'
import { errorReply } from '#shared/table/reply.ts'
import { addressHeader } from './limits.ts'
import { responseOf } from './response.ts'

const subprotocol = 'table'
const normalClosure = 1000
/** The tag of rejected sockets, which are kept only until they have closed. */
const rejectedTag = 'nobody'
const watchersTag = 's'
/** How many rejected sockets that have not closed yet are kept at once. */
const maxRejected = 32

/** The tag of a viewer's sockets. */
function tagOf(viewer: Viewer): string {
  return viewer === null ? watchersTag : `${viewer}`
}

class SocketConnection implements Connection {
  /** What is attached to the socket, once it was read: a pick asks for it dozens of times, and each reading takes microseconds. */
  private kept: Attachment | null = null

  constructor(
    private readonly ctx: DurableObjectState,
    private readonly socket: WebSocket,
  ) {}

  get attachment(): Attachment | null {
    return (this.kept ??= this.socket.deserializeAttachment() as Attachment | null)
  }

  attach(attachment: Attachment): void {
    this.kept = attachment
    this.socket.serializeAttachment(attachment)
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.READY_STATE_OPEN
  }

  get lastPing(): number {
    return this.ctx.getWebSocketAutoResponseTimestamp(this.socket)?.getTime() ?? 0
  }

  send(text: string): void {
    this.socket.send(text)
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason)
  }

  /** The runtime does not do this for hibernating sockets. */
  answerClose(): void {
    if (this.socket.readyState === WebSocket.READY_STATE_CLOSING) this.socket.close(normalClosure)
  }
}

/** All sockets to one table. */
export class Sockets implements Connections {
  private readonly known = new WeakMap<WebSocket, Connection>()

  constructor(private readonly ctx: DurableObjectState) {}

  of(viewer: Viewer): readonly Connection[] {
    return this.ctx.getWebSockets(tagOf(viewer)).map(socket => this.connection(socket))
  }

  all(): readonly Connection[] {
    return this.ctx.getWebSockets().map(socket => this.connection(socket))
  }

  /** The connection of a socket: always the same object. */
  connection(socket: WebSocket): Connection {
    const connection = this.known.get(socket) ?? new SocketConnection(this.ctx, socket)
    this.known.set(socket, connection)
    return connection
  }

  /** Accepts a socket, which may hibernate from now on. */
  accept(socket: WebSocket, attachment: Attachment): Connection {
    this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    this.ctx.acceptWebSocket(socket, [tagOf(attachment.viewer)])
    const connection = this.connection(socket)
    connection.attach(attachment)
    return connection
  }

  /**
   * Answers a request for a connection that is rejected. The socket can hibernate: else a client that never answers the
   * close would keep the table loaded. If there are too many such sockets, the request is refused without one.
   */
  reject(request: Request, thrown: unknown): Response {
    if (this.ctx.getWebSockets(rejectedTag).length >= maxRejected) return responseOf(errorReply(thrown))
    return rejectSocket(request, thrown, socket => {
      this.ctx.acceptWebSocket(socket, [rejectedTag])
    })
  }
}

/**
 * Answers a request for a connection that is rejected: accepts it, sends the error, closes it. A browser shows a page only the
 * close code, not the status of a refused request.
 * @param accept accepts the server's end of the socket
 */
export function rejectSocket(
  request: Request,
  thrown: unknown,
  accept = (socket: WebSocket) => {
    socket.accept()
  },
): Response {
  const { 0: client, 1: server } = new WebSocketPair()
  accept(server)
  reject(server, apiErrorOf(thrown))
  return switchingProtocols(request, client)
}

/** Reads from a request what a client connects with. */
export function connectRequestIn(request: Request): ConnectRequest {
  return connectRequestOf(protocolsOf(request), request.headers.get(addressHeader))
}

/** The answer (101) that hands the client its end of a socket. */
export function switchingProtocols(request: Request, client: WebSocket): Response {
  const headers = protocolsOf(request).includes(subprotocol) ? { 'Sec-WebSocket-Protocol': subprotocol } : {}
  return new Response(null, { status: 101, webSocket: client, headers })
}

function protocolsOf(request: Request): readonly string[] {
  return (request.headers.get('Sec-WebSocket-Protocol') ?? '').split(',').map(protocol => protocol.trim())
}
