// Who is told what, and when: what each viewer sees of the table as it stands, and in which order those who are connected
// get it. What exactly goes over a connection is the outbox's matter.
import { isSameView, type KnownView } from '../view-diff.ts'
import type { View } from '../protocol.ts'
import { closeCodes, viewerOf } from './admission.ts'
import { ApiError } from './api-error.ts'
import type { Outbox } from './outbox.ts'
import type { Clock, Connection, Rows, Viewer } from './ports.ts'
import { Presence } from './presence.ts'
import type { TableState } from './table-state.ts'
import { withConnected } from './views.ts'

/** Tells everybody who looks at one table. */
export class Broadcaster {
  private readonly presence: Presence
  /**
   * Which view the connections of a viewer know, where something may have changed since that they have not been told. All
   * others know the view as it stands, those too that were open while the table was not loaded: whatever changed was sent.
   */
  private readonly behind = new Map<Viewer, KnownView>()

  /**
   * @param loaded the table as it stands, rehydrated where it was not loaded
   * @param accident takes what was thrown while somebody was told, and gives it back: the table is then rehydrated
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

  /** What a viewer sees now. Looks ahead where that viewer is asked something. */
  view(viewer: Viewer): View {
    const state = this.loaded()
    return withConnected(state.views.whole(viewer), this.presence.connected(state.made.seats))
  }

  /** To be called before anything changes: keeps what those know who are connected. Looks ahead for nobody. */
  noteKnown(): void {
    for (const viewer of this.outbox.viewers) if (!this.behind.has(viewer)) this.behind.set(viewer, this.known(viewer))
  }

  /**
   * Tells everybody who is connected and behind what has changed: at once those who are asked nothing, and only when that is
   * out those who are asked something, for finding their options takes looking ahead at a hidden hand. What happened is
   * stored already, so an accident on the way keeps it from nobody: who cannot be told has to connect again.
   */
  async broadcast(): Promise<void> {
    const asked = new Set<Viewer>(this.loaded().waitingFor)
    for (const viewer of this.outbox.viewers) if (!asked.has(viewer)) this.sendOrClose(viewer)
    await this.rows.flushed()
    await this.clock.turn()
    for (const viewer of this.outbox.viewers) this.sendOrClose(viewer)
  }

  /** Sends the table to one connection, whole. Whoever is behind at the same seat goes on from there too. */
  sendWhole(connection: Connection): void {
    const viewer = viewerOf(connection)
    this.outbox.sendWhole(connection, this.view(viewer))
    this.send(viewer, connection)
  }

  /** Sends the table whole to a connection that asks for it, at once or in a moment. */
  requestWhole(connection: Connection): void {
    this.outbox.paceWhole(connection, () => {
      try {
        this.sendWhole(connection)
      } catch (thrown) {
        this.outbox.sendError(connection, this.accident(thrown, 'frame'))
      }
    })
  }

  /** A connection of a seat was opened or closed: who is connected is told in a moment. */
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

  /** Sends the table to a viewer, after an accident once more; if that fails too, its connections are closed. */
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
   * Sends the table to the connections of a viewer that are behind.
   * @param except one that knows it as it stands
   */
  private send(viewer: Viewer, except?: Connection): void {
    const before = this.behind.get(viewer)
    if (!before) return
    if (!isSameView(before, this.known(viewer))) {
      const view = this.view(viewer)
      // Views of one version offer the same, known or not.
      const known = before.version === view.version ? { ...before, decisions: view.decisions } : before
      this.outbox.sendView(viewer, known, view, except)
    }
    this.behind.delete(viewer)
  }
}
