// The connections to one table as WebSockets that hibernate, so that an idle table costs nothing.
import { reject } from '#shared/table/admission.ts'
import { apiErrorOf } from '#shared/table/api-error.ts'
import type { Attachment, Connection, Connections, Viewer } from '#shared/table/ports.ts'
import { errorReply } from '#shared/table/reply.ts'
import type { Opening } from '#shared/table/table-machine.ts'
import { addressHeader } from './limits.ts'
import { responseOf } from './response.ts'

const subprotocol = 'table'
/** Asks for changes in place of whole views. */
const changesToo = 'changes'
const normalClosure = 1000
/** The tag of sockets that were rejected: they are only waited for until they have closed. */
const rejectedTag = 'nobody'
const watchersTag = 's'
/** So many sockets that were rejected and have not closed yet are kept at once. */
const mostRejected = 32

/** The tag of a viewer's sockets. */
function tagOf(viewer: Viewer): string {
  return viewer === null ? watchersTag : `${viewer}`
}

class SocketConnection implements Connection {
  constructor(
    private readonly ctx: DurableObjectState,
    private readonly socket: WebSocket,
  ) {}

  get attachment(): Attachment | null {
    return this.socket.deserializeAttachment() as Attachment | null
  }

  attach(attachment: Attachment): void {
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

  /** The runtime leaves this to whoever lets sockets hibernate. */
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

  /** The connection over a socket, always the same one. */
  connection(socket: WebSocket): Connection {
    const connection = this.known.get(socket) ?? new SocketConnection(this.ctx, socket)
    this.known.set(socket, connection)
    return connection
  }

  /** Takes a socket up, which may hibernate from now on. */
  accept(socket: WebSocket, attachment: Attachment): Connection {
    this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    this.ctx.acceptWebSocket(socket, [tagOf(attachment.viewer)])
    const connection = this.connection(socket)
    connection.attach(attachment)
    return connection
  }

  /**
   * Answers a request for a connection that is not to be. The socket may hibernate with the table, for a client that never
   * answers the close would else keep it loaded. What is more than a table bears of these is refused without a socket.
   */
  reject(request: Request, thrown: unknown): Response {
    if (this.ctx.getWebSockets(rejectedTag).length >= mostRejected) return responseOf(errorReply(thrown))
    return rejectSocket(request, thrown, socket => {
      this.ctx.acceptWebSocket(socket, [rejectedTag])
    })
  }
}

/**
 * Answers a request for a connection that is not to be: it is accepted, told why, and closed.
 * @param accept how it is accepted
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
  return switching(request, client)
}

/** What a request for a connection says of it. */
export function openingOf(request: Request): Opening {
  const protocols = protocolsOf(request)
  return {
    token: protocols.find(protocol => protocol.startsWith('token.'))?.slice('token.'.length) ?? null,
    address: request.headers.get(addressHeader),
    changes: protocols.includes(changesToo),
  }
}

/** The answer to a request whose connection goes on over this end of a socket. */
export function switching(request: Request, client: WebSocket): Response {
  const headers = protocolsOf(request).includes(subprotocol) ? { 'Sec-WebSocket-Protocol': subprotocol } : {}
  return new Response(null, { status: 101, webSocket: client, headers })
}

function protocolsOf(request: Request): readonly string[] {
  return (request.headers.get('Sec-WebSocket-Protocol') ?? '').split(',').map(protocol => protocol.trim())
}
