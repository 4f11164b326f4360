// What goes out over the connections to one table: whole views, or what has changed, to those that wish to have that. Who is
// to be sent something, and when, is the broadcaster's matter.
import { diffView, type KnownView } from '../view-diff.ts'
import type { Message, View } from '../protocol.ts'
import { closeCodes, closeWith, lastSignOfLife } from './admission.ts'
import { ApiError, apiErrorOf } from './api-error.ts'
import type { Frames } from './frames.ts'
import type { Clock, Connection, Connections, Viewer } from './ports.ts'

/** A request for the whole view waits until the last that went over this connection is so old, in milliseconds. */
const wholeEvery = 2000
/** So many characters may go over a connection without a sign of life from its other end. */
const mostUnread = 256 * 1024

/** All that is sent to those who are connected to one table. */
export class Outbox {
  /** When each connection was last sent a whole view, and whether the next is under way. */
  private readonly wholes = new WeakMap<Connection, { readonly at: number; readonly isDue: boolean }>()

  /**
   * @param frames says whether a connection stays open after an error
   * @param isLimited whether connections that nobody reads are closed
   */
  constructor(
    private readonly connections: Connections,
    private readonly clock: Clock,
    private readonly frames: Frames,
    private readonly isLimited: () => boolean,
  ) {}

  /** Whose views somebody is connected for. */
  get viewers(): readonly Viewer[] {
    return [...new Set(this.open().map(({ viewer }) => viewer))]
  }

  /** Whether a viewer has an open connection. */
  isConnected(viewer: Viewer): boolean {
    return this.of(viewer).length > 0
  }

  /**
   * Sends a view to the connections of a viewer: whole, or what has changed where they wish to have that.
   * @param before the view that all of them know
   * @param except one that is sent nothing
   */
  sendView(viewer: Viewer, before: KnownView, view: View, except?: Connection): void {
    const due = this.of(viewer).filter(connection => connection !== except)
    const isFollowing = ({ attachment }: Connection) => attachment?.changes === true
    const following = due.filter(isFollowing)
    if (following.length < due.length)
      this.writeAll(
        due.filter(connection => !isFollowing(connection)),
        { type: 'view', view },
      )
    const change = following.length > 0 ? diffView(before, view) : null
    if (change) this.writeAll(following, { type: 'change', ...change })
  }

  /** Sends one connection a view whole. */
  sendWhole(connection: Connection, view: View): void {
    this.wholes.set(connection, { at: this.clock.now(), isDue: false })
    this.send(connection, { type: 'view', view })
  }

  /**
   * Has the whole view sent to a connection that asks for it: at once, or where it had one a moment ago when that is two
   * seconds old. All requests until then are answered by that one, so none is left without an answer.
   */
  paceWhole(connection: Connection, send: () => void): void {
    const last = this.wholes.get(connection)
    const rest = last ? last.at + wholeEvery - this.clock.now() : 0
    if (last === undefined || rest <= 0) return send()
    if (last.isDue) return
    this.wholes.set(connection, { ...last, isDue: true })
    this.clock.after(rest, () => {
      if (connection.isOpen) send()
    })
  }

  /** Sends one connection a message that is no view. */
  send(connection: Connection, message: Message): void {
    this.write(connection, JSON.stringify(message))
  }

  /** Tells of a frame that was refused, and closes the connection where that was one too many. */
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

  /** Closes a viewer's connections, or all, with a reason. */
  closeAll(error: ApiError, code: number, viewer?: Viewer): void {
    for (const connection of viewer === undefined ? this.open().map(each => each.connection) : this.of(viewer))
      closeWith(connection, error, code)
  }

  private writeAll(connections: readonly Connection[], message: Message): void {
    const text = JSON.stringify(message)
    for (const connection of connections) this.write(connection, text)
  }

  /** Nothing says how much waits for a connection, so what went out since its last sign of life is counted. */
  private write(connection: Connection, text: string): void {
    // It may have been closed since it was looked up.
    if (!connection.isOpen) return
    connection.send(text)
    const { attachment } = connection
    if (!attachment || !this.isLimited()) return
    const isRead = lastSignOfLife(connection) > attachment.counted
    const now = isRead
      ? { ...attachment, unread: text.length, counted: this.clock.now() }
      : { ...attachment, unread: attachment.unread + text.length }
    connection.attach(now)
    if (now.unread > mostUnread)
      closeWith(
        connection,
        new ApiError('too-many', { message: 'Nothing has come over this line for long. Say ping now and then.' }),
        closeCodes.tooMany,
      )
  }

  private of(viewer: Viewer): readonly Connection[] {
    return this.connections.of(viewer).filter(({ isOpen }) => isOpen)
  }

  /** All open connections that are somebody's. */
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
