// Sends over the connections to one table: whole views, or changes to connections that asked for changes. Who is sent
// something, and when, is decided by the broadcaster.
import { diffView, type KnownView } from '../view-diff.ts'
import type { Message, View } from '../protocol.ts'
import { closeCodes, closeWith, lastSignOfLife } from './admission.ts'
import { ApiError, apiErrorOf } from './api-error.ts'
import type { Frames } from './frames.ts'
import type { Clock, Connection, Connections, Viewer } from './ports.ts'
import { restOf } from './rest-of.ts'

/** The shortest time, in milliseconds, between two whole views that a connection asks for. */
const wholeEvery = 2000
/** How many characters may be sent over a connection without a sign of life from its client. */
const maxUnread = 256 * 1024

/** All messages to the connections of one table. */
export class Outbox {
  /** When each connection was last sent a whole view, and whether another is scheduled. */
  private readonly wholes = new WeakMap<Connection, { readonly at: number; readonly isDue: boolean }>()

  /**
   * @param frames decides whether a connection stays open after an error
   * @param isLimited whether connections whose client shows no sign of life are closed
   * @param fellSilent is told whose connection was closed for that, in the middle of sending; must not throw
   */
  constructor(
    private readonly connections: Connections,
    private readonly clock: Clock,
    private readonly frames: Frames,
    private readonly isLimited: () => boolean,
    private readonly fellSilent: (viewer: Viewer) => void,
  ) {}

  /** The viewers that have a connection. */
  get viewers(): readonly Viewer[] {
    return [...new Set(this.open().map(({ viewer }) => viewer))]
  }

  /** How many open connections a viewer has. */
  count(viewer: Viewer): number {
    return this.of(viewer).length
  }

  /** Whether a viewer has an open connection. */
  isConnected(viewer: Viewer): boolean {
    return this.count(viewer) > 0
  }

  /** Whether a viewer has an open connection whose page is not hidden. */
  isInSight(viewer: Viewer): boolean {
    return this.of(viewer).some(isInSight)
  }

  /**
   * Keeps with those of a viewer's connections that are closing or hidden that a call of its seat passes them over. This
   * outlasts what is in memory, as those do whose clients do not answer the close.
   * @param row that has called the seat
   */
  passOver(viewer: Viewer, row: number): void {
    for (const connection of this.connections.of(viewer)) {
      const { attachment, isOpen } = connection
      if (attachment && !(isOpen && isInSight(connection))) connection.attach({ ...attachment, passedOver: row })
    }
  }

  /**
   * Sends a view to a viewer's connections: the change to those that asked for changes, the whole view to the others.
   * @param before the view that these connections know
   * @param except a connection that is sent nothing
   */
  sendView(viewer: Viewer, before: KnownView, view: View, except?: Connection): void {
    const whole = this.of(viewer).filter(connection => connection !== except && !isFollowing(connection))
    if (whole.length > 0) this.writeAll(whole, { type: 'view', view })
    this.sendChange(viewer, before, view, except)
  }

  /**
   * Sends a viewer's connections that asked for changes how one view becomes the next.
   * @param except a connection that is sent nothing
   */
  sendChange(viewer: Viewer, before: KnownView, view: View, except?: Connection): void {
    const following = this.of(viewer).filter(connection => connection !== except && isFollowing(connection))
    const change = following.length > 0 ? diffView(before, view) : null
    if (change) this.writeAll(following, { type: 'change', ...change })
  }

  /** Sends one connection a whole view. */
  sendWhole(connection: Connection, view: View): void {
    this.wholes.set(connection, { at: this.clock.now(), isDue: false })
    this.send(connection, { type: 'view', view })
  }

  /**
   * Answers a connection's request for the whole view: at once, or two seconds after the last one that it was sent. That one
   * view then answers all requests that have come in between.
   * @param send sends the view as it is then
   */
  paceWhole(connection: Connection, send: () => void): void {
    const last = this.wholes.get(connection)
    const rest = last ? restOf(last.at, wholeEvery, this.clock.now()) : 0
    if (last === undefined || rest === 0) return send()
    if (last.isDue) return
    this.wholes.set(connection, { ...last, isDue: true })
    this.clock.after(rest, () => {
      if (connection.isOpen) send()
    })
  }

  /** Sends what a seat says to all connections that asked for talk. */
  sendTalk(message: Message): void {
    this.writeAll(
      this.open().flatMap(({ connection }) => (connection.attachment?.talk ? [connection] : [])),
      message,
    )
  }

  /** Sends one connection a message that contains no view. */
  send(connection: Connection, message: Message): void {
    this.write(connection, JSON.stringify(message))
  }

  /** Answers a refused frame with its error, and closes the connection if it has sent too many bad frames. */
  sendError(connection: Connection, thrown: unknown, decision?: string): void {
    const error = apiErrorOf(thrown)
    const { code } = error.refusal
    this.write(
      connection,
      JSON.stringify({ type: 'error', ...(decision === undefined ? {} : { decision }), ...error.body }),
    )
    if (!connection.isOpen) return
    const end = this.frames.closeCodeAfter(connection, code)
    if (end === closeCodes.tooMany && code !== 'too-many') closeWith(connection, new ApiError('too-many'), end)
    else if (end !== null) connection.close(end, code)
  }

  /** Closes a viewer's connections, or without one all, with an error. */
  closeAll(error: ApiError, code: number, viewer?: Viewer): void {
    for (const connection of viewer === undefined ? this.open().map(each => each.connection) : this.of(viewer))
      closeWith(connection, error, code)
  }

  /**
   * Closes the connections of a seat that is freed, and keeps with them, those included that were closing already, that
   * they are not its next player's.
   */
  closeFreed(seat: number, error: ApiError, code: number): void {
    this.closeAll(error, code, seat)
    for (const connection of this.connections.of(seat))
      if (connection.attachment) connection.attach({ ...connection.attachment, freed: true })
  }

  private writeAll(connections: readonly Connection[], message: Message): void {
    const text = JSON.stringify(message)
    for (const connection of connections) this.write(connection, text)
  }

  /** Counts what was sent since the client's last sign of life: the platform does not say how much waits in a socket's buffer. */
  private write(connection: Connection, text: string): void {
    // It may have been closed since the list of connections was made.
    if (!connection.isOpen) return
    connection.send(text)
    const { attachment } = connection
    if (!attachment || !this.isLimited()) return
    const isRead = lastSignOfLife(connection) > attachment.counted
    const now = isRead
      ? { ...attachment, unread: text.length, counted: this.clock.now() }
      : { ...attachment, unread: attachment.unread + text.length }
    connection.attach(now)
    if (now.unread <= maxUnread) return
    closeWith(
      connection,
      new ApiError('too-many', {
        message: 'Nothing has come over this connection for a long time. Send ping now and then.',
      }),
      closeCodes.silent,
    )
    this.fellSilent(attachment.viewer)
  }

  private of(viewer: Viewer): readonly Connection[] {
    return this.connections.of(viewer).filter(({ isOpen }) => isOpen)
  }

  /** All open connections that were accepted. */
  private open(): readonly { readonly connection: Connection; readonly viewer: Viewer }[] {
    return this.connections
      .all()
      .filter(({ isOpen }) => isOpen)
      .flatMap(connection => {
        const { attachment } = connection
        return attachment ? [{ connection, viewer: attachment.viewer }] : []
      })
  }
}

/** Whether a connection is sent changes instead of whole views. */
function isFollowing({ attachment }: Connection): boolean {
  return attachment?.changes === true
}

/** Whether a connection's page is not hidden, as far as its client has said. */
function isInSight({ attachment }: Connection): boolean {
  return attachment?.hidden === undefined
}
