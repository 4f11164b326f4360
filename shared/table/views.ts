// What each viewer of one table sees: the last view of each is kept, and every change makes the next ones. Who is connected
// is not told here, for it changes by itself and moves no version.
import { isSameView, recentLines, type KnownView } from '../view-diff.ts'
import type { LogLine, View } from '../protocol.ts'
import { linesFor, englishOf } from './log-lines.ts'
import type { Viewer } from './ports.ts'
import type { TableState } from './table-state.ts'
import { seedHash } from './tokens.ts'
import { knownView, wholeView } from './view-builder.ts'

/** The views of everybody there is to see something. */
export class Views {
  private kept = new Map<Viewer, KnownView>()

  constructor(private readonly state: TableState) {}

  /** What a viewer sees, without looking ahead. */
  known(viewer: Viewer): KnownView {
    const view = this.kept.get(viewer) ?? this.make(viewer)
    this.kept.set(viewer, view)
    return view
  }

  /** What a viewer sees. Looks ahead where the viewer is asked something, once for as long as that stands. */
  whole(viewer: Viewer): View {
    const view = wholeView(this.known(viewer), this.state.referee, decision => englishOf(this.state).decision(decision))
    this.kept.set(viewer, view)
    return view
  }

  /** What everybody sees: to be asked before the state changes, and given to `advance` afterwards. */
  get all(): ReadonlyMap<Viewer, KnownView> {
    return new Map(this.state.viewers.map(viewer => [viewer, this.known(viewer)]))
  }

  /**
   * Makes the next view of everybody once the state has changed.
   * @param before `all` as it was
   * @returns who sees something else since, which moves that viewer's version
   */
  advance(before: ReadonlyMap<Viewer, KnownView>): readonly Viewer[] {
    this.kept = new Map()
    return [...before].flatMap(([viewer, last]) => {
      const next = this.make(viewer, last)
      const isSame = isSameView(last, next)
      // Where all is the same, what was looked for still holds.
      this.kept.set(viewer, isSame ? last : { ...next, version: next.version + 1 })
      return isSame ? [] : [viewer]
    })
  }

  /** @param last what this viewer saw before, to go on from */
  private make(viewer: Viewer, last?: KnownView): KnownView {
    const { state } = this
    const {
      made: { id, game, options, seed },
      referee,
      seats,
      phase,
      next,
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
        seats: seats.names.map((name, seat) => ({ seat, name, bot: null, connected: false })),
        log: this.log(viewer, last?.log ?? []),
        canUndo: state.canUndo(viewer),
        seedHash: last?.seedHash ?? seedHash(seed),
        result: referee?.result ? englishOf(state).result(referee.result) : null,
        ...(phase === 'over' ? { seed } : {}),
      },
      referee,
      seat => new Date(state.waitedSince(seat)).toISOString(),
    )
  }

  /** The newest lines; those that this viewer was given before as they were given. */
  private log(viewer: Viewer, known: readonly LogLine[]): readonly LogLine[] {
    const last = known.at(-1)?.n ?? 0
    const lines = this.state.recent.filter(({ line }) => line.n > last)
    return lines.length === 0
      ? known
      : [...known, ...linesFor(lines, viewer, englishOf(this.state))].slice(-recentLines)
  }
}

/** A view that says which seats have a connection. */
export function withConnected<Any extends KnownView>(view: Any, connected: readonly boolean[]): Any {
  return { ...view, seats: view.seats.map(each => ({ ...each, connected: connected[each.seat] ?? false })) }
}
