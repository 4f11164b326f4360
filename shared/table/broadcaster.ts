// Decides who is sent what, and in which order. How a view goes over a connection is left to the outbox.
import { isSameView, type KnownView } from '../view-diff.ts'
import type { View } from '../protocol.ts'
import { closeCodes, viewerOf } from './admission.ts'
import { ApiError } from './api-error.ts'
import type { Outbox } from './outbox.ts'
import type { Clock, Connection, Rows, Viewer } from './ports.ts'
import { Presence } from './presence.ts'
import type { TableState } from './table-state.ts'
import { withConnected } from './views.ts'

/** Keeps everybody who is connected to one table up to date. */
export class Broadcaster {
  private readonly presence: Presence
  /**
   * The view that a viewer's connections were last sent, for viewers to whom a later change may not have been sent yet. The
   * connections of all others know the present view. That holds for connections older than this object too: a table is
   * unloaded only after every change was sent.
   */
  private readonly behind = new Map<Viewer, KnownView>()

  /**
   * @param loaded returns the table's state, and rehydrates it if need be
   * @param accident reports an error thrown while sending, has the table rehydrated, and returns the error
   */
  constructor(
    private readonly outbox: Outbox,
    private readonly rows: Pick<Rows, 'flushed'>,
    private readonly clock: Clock,
    private readonly loaded: () => TableState,
    private readonly accident: (thrown: unknown, call: string) => unknown,
  ) {
    this.presence = new Presence(clock, seat => outbox.isConnected(seat))
  }

  /** What a viewer sees now. Runs options dry if the viewer is asked something. */
  view(viewer: Viewer): View {
    const state = this.loaded()
    return withConnected(state.views.whole(viewer), this.presence.connected(state.made.seats))
  }

  /** Must be called before each change: notes which view everybody connected knows. Needs no dry runs. */
  noteKnown(): void {
    for (const viewer of this.outbox.viewers) if (!this.behind.has(viewer)) this.behind.set(viewer, this.known(viewer))
  }

  /**
   * Sends what has changed to everybody connected: first to those who are asked nothing; after that is out, to those who are
   * asked something. Finding their options takes time that depends on a hidden hand, and others must not be able to measure
   * it. The change is stored already, so after a failure nothing is lost: the viewer has to connect again.
   */
  async broadcast(): Promise<void> {
    const asked = new Set<Viewer>(this.loaded().waitingFor)
    for (const viewer of this.outbox.viewers) if (!asked.has(viewer)) this.sendOrClose(viewer)
    await this.rows.flushed()
    await this.clock.turn()
    for (const viewer of this.outbox.viewers) this.sendOrClose(viewer)
  }

  /** Sends one connection the whole view, and the same viewer's other connections what they have missed. */
  sendWhole(connection: Connection): void {
    const viewer = viewerOf(connection)
    this.outbox.sendWhole(connection, this.view(viewer))
    this.send(viewer, connection)
  }

  /** Sends the whole view to a connection that asks for it, at once or in a moment. */
  requestWhole(connection: Connection): void {
    this.outbox.paceWhole(connection, () => {
      try {
        this.sendWhole(connection)
      } catch (thrown) {
        this.outbox.sendError(connection, this.accident(thrown, 'frame'))
      }
    })
  }

  /** To be called when a connection of a seat was opened or closed: everybody is told a moment later. */
  presenceChanged(seat: number): void {
    this.presence.changed(this.loaded().made.seats, seat, told => {
      try {
        this.noteKnown()
        told()
        for (const viewer of this.outbox.viewers) this.send(viewer)
      } catch (thrown) {
        this.accident(thrown, 'connected')
      }
    })
  }

  private known(viewer: Viewer): KnownView {
    const state = this.loaded()
    return withConnected(state.views.known(viewer), this.presence.connected(state.made.seats))
  }

  /** Sends a viewer what has changed, once more after a failure; if that fails too, closes its connections. */
  private sendOrClose(viewer: Viewer): void {
    for (let tries = 0; tries < 2; tries++) {
      try {
        return this.send(viewer)
      } catch (thrown) {
        this.accident(thrown, 'tell')
      }
    }
    this.outbox.closeAll(new ApiError('broken'), closeCodes.accident, viewer)
  }

  /**
   * Sends a viewer's connections what has changed since the view they know.
   * @param except a connection that knows the present view already
   */
  private send(viewer: Viewer, except?: Connection): void {
    const before = this.behind.get(viewer)
    if (!before) return
    if (!isSameView(before, this.known(viewer))) {
      const view = this.view(viewer)
      // In views of the same version the decisions have the same options, whether these were looked up or not.
      const known = before.version === view.version ? { ...before, decisions: view.decisions } : before
      this.outbox.sendView(viewer, known, view, except)
    }
    this.behind.delete(viewer)
  }
}
