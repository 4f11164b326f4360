// Decides who is sent what, and in which order. How a view goes over a connection is left to the outbox.
import { isSameQuestions, isSameView, type KnownView } from '../view-diff.ts'
import type { View } from '../protocol.ts'
import { closeCodes, viewerOf } from './admission.ts'
import { ApiError } from './api-error.ts'
import type { Outbox } from './outbox.ts'
import type { Clock, Connection, Rows, Viewer } from './ports.ts'
import { Presence } from './presence.ts'
import type { ViewsByViewer, TableState } from './table-state.ts'
import { withPresent } from './views.ts'

/** Who has made a change, and how that viewer is answered; `answer` must not throw. */
export interface Caller {
  readonly viewer: Viewer
  readonly answer: () => void
}

/** Keeps everybody who is connected to one table up to date. */
export class Broadcaster {
  private readonly presence: Presence
  /**
   * For viewers to whom a later change may not have been sent yet: the view that their connections were last sent, then
   * those that they are to be shown on the way to the present one. The connections of all others know the present view. That
   * holds for connections older than this object too: a table is unloaded only after every change was sent.
   */
  private readonly behind = new Map<Viewer, readonly [KnownView, ...KnownView[]]>()

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
    this.presence = new Presence(clock, viewer => outbox.count(viewer))
  }

  /** What a viewer sees now. Runs options dry if the viewer is asked something. */
  view(viewer: Viewer): View {
    const state = this.loaded()
    return withPresent(state.views.whole(viewer), this.presence.known(state.made.seats))
  }

  /**
   * Must be called before each change: notes which view everybody connected knows, and forgets those who are gone, as
   * after giving up a seat: whoever comes back gets the whole view. Needs no dry runs.
   */
  noteKnown(): void {
    const viewers = new Set(this.outbox.viewers)
    for (const viewer of this.behind.keys()) if (!viewers.has(viewer)) this.behind.delete(viewer)
    for (const viewer of viewers) if (!this.behind.has(viewer)) this.behind.set(viewer, [this.known(viewer)])
  }

  /** To be called when the table was deleted: nobody knows a view yet of one that is made in its place. */
  forget(): void {
    this.behind.clear()
    this.presence.forget()
  }

  /** Must be called after a change of several steps: they will be shown one after the other. */
  noteSteps(steps: readonly ViewsByViewer[]): void {
    const present = this.presence.known(this.loaded().made.seats)
    for (const [viewer, path] of this.behind) {
      const seen = steps.flatMap(step => step.get(viewer) ?? [])
      this.behind.set(viewer, [...path, ...seen.map(view => withPresent(view, present))])
    }
  }

  /**
   * Sends what has changed to everybody connected: first to those who are asked nothing; after that is out, to those
   * who are asked something. Finding their options takes time that depends on a hidden hand, and others must not be
   * able to measure it, so the caller is answered before the options of anybody else are sought. The change is stored
   * already, so after a failure nothing is lost: the viewer has to connect again.
   * @param caller who has made the change, and is answered after the view that it leads to
   */
  async broadcast(caller?: Caller): Promise<void> {
    const asked = new Set<Viewer>(this.loaded().waitingFor)
    for (const viewer of this.outbox.viewers) if (!asked.has(viewer)) this.sendOrClose(viewer)
    await this.rows.flushed()
    if (caller && !asked.has(caller.viewer)) this.answer(caller)
    await this.clock.nextTask()
    if (caller && asked.has(caller.viewer)) this.answer(caller)
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

  /** To be called when a viewer's connection was opened or closed: everybody is told a moment later. */
  presenceChanged(viewer: Viewer): void {
    this.presence.changed(this.loaded().made.seats, viewer, told => {
      try {
        this.noteKnown()
        told()
        for (const viewer of this.outbox.viewers) this.send(viewer)
      } catch (thrown) {
        this.accident(thrown, 'connected')
      }
    })
  }

  /** The same where the table has closed it in the middle of sending, for its client may never answer that. */
  fellSilent(viewer: Viewer): void {
    try {
      this.presenceChanged(viewer)
    } catch (thrown) {
      this.accident(thrown, 'connected')
    }
  }

  private answer({ viewer, answer }: Caller): void {
    this.sendOrClose(viewer)
    answer()
  }

  private known(viewer: Viewer): KnownView {
    const state = this.loaded()
    return withPresent(state.views.known(viewer), this.presence.known(state.made.seats))
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
    const path = this.behind.get(viewer)
    if (!path) return
    const before = this.sendSteps(viewer, path, except)
    if (!isSameView(before, this.known(viewer))) {
      const view = this.view(viewer)
      // In views of the same version the decisions have the same options, whether these were looked up or not.
      const known = before.version === view.version ? { ...before, decisions: view.decisions } : before
      this.outbox.sendView(viewer, known, view, except)
    }
    this.behind.delete(viewer)
  }

  /**
   * Shows a viewer's connections that follow changes what lies before the present view, step by step. The options of what
   * the viewer is asked on the way come only with the present view, for finding them takes dry runs.
   * @returns the view that these connections then know
   */
  private sendSteps(
    viewer: Viewer,
    [first, ...steps]: readonly [KnownView, ...KnownView[]],
    except: Connection | undefined,
  ): KnownView {
    let known = first
    for (const step of steps) {
      if (step.version <= known.version || step.version >= this.known(viewer).version) continue
      const isAskedTheSame = isSameQuestions(known, step)
      this.outbox.sendChange(
        viewer,
        isAskedTheSame ? { ...known, decisions: [] } : known,
        { ...step, decisions: [] },
        except,
      )
      known = { ...step, decisions: isAskedTheSame ? known.decisions : [] }
    }
    return known
  }
}
