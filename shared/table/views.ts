// What each viewer of one table sees. The last view of each is kept, and each change makes the next ones. Leaves out who is
// there: that changes at other times and does not count as a new version.
import { isSameView, recentLines, type KnownView } from '../view-diff.ts'
import type { LogLine, View } from '../protocol.ts'
import { forgetAt } from './lifetime.ts'
import { linesFor, englishOf } from './log-lines.ts'
import type { Viewer } from './ports.ts'
import type { Present } from './presence.ts'
import { seriesView } from './series.ts'
import type { TableState } from './table-state.ts'
import { knownView, wholeView } from './view-builder.ts'

/** The views of all viewers of a table. */
export class Views {
  private kept = new Map<Viewer, KnownView>()

  constructor(private readonly state: TableState) {}

  /** What a viewer sees, but of open decisions only the ids. Needs no dry runs. */
  known(viewer: Viewer): KnownView {
    const view = this.kept.get(viewer) ?? this.make(viewer)
    this.kept.set(viewer, view)
    return view
  }

  /** What a viewer sees. If the viewer is asked something, options are run dry once and then kept. */
  whole(viewer: Viewer): View {
    const view = wholeView(this.known(viewer), this.state.referee, decision => englishOf(this.state).decision(decision))
    this.kept.set(viewer, view)
    return view
  }

  /** What everybody sees: to be read before the state changes, and passed to `advance` afterwards. */
  get all(): ReadonlyMap<Viewer, KnownView> {
    return new Map(this.state.viewers.map(viewer => [viewer, this.known(viewer)]))
  }

  /**
   * Makes everybody's next view after the state has changed.
   * @param before `all` as it was before
   * @returns the viewers whose view has changed: their versions grow
   */
  advance(before: ReadonlyMap<Viewer, KnownView>): readonly Viewer[] {
    this.kept = new Map()
    return [...before].flatMap(([viewer, last]) => {
      const next = this.make(viewer, last)
      const isSame = isSameView(last, next)
      // An unchanged view keeps its options, so that they are not run dry again.
      this.kept.set(viewer, isSame ? last : { ...next, version: next.version + 1 })
      return isSame ? [] : [viewer]
    })
  }

  /** @param last what this viewer saw before: its log is taken over */
  private make(viewer: Viewer, last?: KnownView): KnownView {
    const { state } = this
    const {
      made: { id, game, options },
      referee,
      seats,
      phase,
      next,
      dealing,
    } = state
    return knownView(
      {
        id,
        game,
        options,
        phase,
        version: state.version(viewer),
        you: viewer,
        next,
        series: seriesView(state),
        seats: seats.names.map((name, seat) => ({
          seat,
          name,
          bot: seats.botOn(seat),
          standIn: seats.standInOn(seat),
          connected: false,
        })),
        log: this.log(viewer, last?.log ?? []),
        canUndo: state.canUndo(viewer),
        result: referee?.result ? englishOf(state).result(referee.result) : null,
        keptUntil: phase === 'playing' ? null : iso(forgetAt(state.newest)),
        ...dealing.view(seats.shares, phase === 'over'),
      },
      referee,
      seat => {
        const until = state.until(seat)
        return { since: iso(state.waitedSince(seat)), ...(until === null ? {} : { until: iso(until) }) }
      },
    )
  }

  /** The newest log lines. Those that the viewer knows stay the same objects. */
  private log(viewer: Viewer, known: readonly LogLine[]): readonly LogLine[] {
    const last = known.at(-1)?.n ?? 0
    const lines = this.state.recent.filter(({ line }) => line.n > last)
    return lines.length === 0
      ? known
      : [...known, ...linesFor(lines, viewer, englishOf(this.state))].slice(-recentLines)
  }
}

/** Adds to a view who is there. A bot always is. */
export function withPresent<Any extends KnownView>(view: Any, { connected, watching }: Present): Any {
  return {
    ...view,
    watching,
    seats: view.seats.map(each => ({ ...each, connected: each.bot !== null || (connected[each.seat] ?? false) })),
  }
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
