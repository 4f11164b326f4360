// One of our games as a peer's server would wrap it: the rules run by our referee, and for each viewer the same view as our own
// tables send, made by the same builder. What only our tables do is left out: rows, versions, and finding out what has changed.
import { hexToBytes } from '@noble/hashes/utils.js'
import { copyNumbers, type Line } from '#shared/engine/log-lines.ts'
import type { Saved } from '#shared/engine/match.ts'
import { Referee } from '#shared/engine/referee.ts'
import { games } from '#shared/games.ts'
import { English } from '#shared/messages/english.ts'
import type { GameName, LogLine, SeatPick, View } from '#shared/protocol.ts'
import { linesFor } from '#shared/table/log-lines.ts'
import { knownView, wholeView } from '#shared/table/view-builder.ts'
import { recentLines } from '#shared/view-diff.ts'
import { accepted } from '#test/shared/accepted-options.ts'

/** How many people sit at each table that is measured. */
export const seats = 2
const names = ['Anna', 'Player 1']

/** A game as plain data: what it goes on from, and the picks since then. */
export interface KeptGame {
  readonly seed: string
  /** How many picks were made in all. */
  readonly count: number
  /** The state at the last checkpoint; null at the beginning. */
  readonly saved: Saved | null
  readonly picks: readonly PickBySeat[]
  /** The newest lines of the log. */
  readonly lines: readonly Line[]
}

export interface PickBySeat extends SeatPick {
  readonly seat: number
}

/** A new game. @param seed 32 hex digits */
export const freshGame = (seed: string): KeptGame => ({ seed, count: 0, saved: null, picks: [], lines: [] })

/** A game that is being played. */
export class WrappedGame {
  private readonly manifest
  private readonly options
  private readonly referee: Referee
  private readonly words: English
  private checkpoint: number
  /** When the last pick was made, in milliseconds since 1970. */
  private at = Date.now()
  /** By viewer, the newest lines with their sentences; and the views of this moment that were asked for. */
  private logs = new Map<number | null, readonly LogLine[]>()
  private views = new Map<number | null, View>()

  constructor(
    private readonly name: GameName,
    private state: KeptGame,
  ) {
    const { seed, saved, picks, count } = state
    this.manifest = games[name]
    this.options = accepted(this.manifest.settle({}, seats, () => 0))
    // The referee goes on in place; whoever keeps the data may have frozen it.
    const own = saved ? { state: this.manifest.copy(saved.state), numbers: copyNumbers(saved.numbers) } : undefined
    this.referee = new Referee(this.manifest, this.options, seats, hexToBytes(seed), own)
    this.words = new English(this.manifest.english, names)
    this.checkpoint = this.referee.checkpoint
    if (count === 0) this.state = { ...state, lines: this.referee.dealLines.slice(-recentLines) }
    for (const { seat, decision, options } of picks) this.referee.pick(seat, decision, options)
  }

  /** The game as plain data. */
  get kept(): KeptGame {
    return this.state
  }

  get isOver(): boolean {
    return this.referee.over
  }

  /** Makes a pick. @returns whether it was legal */
  pick(pick: PickBySeat): boolean {
    const { referee } = this
    const taken = referee.pick(pick.seat, pick.decision, pick.options)
    if ('code' in taken) return false
    const settled = referee.checkpoint !== this.checkpoint
    this.checkpoint = referee.checkpoint
    this.at = Date.now()
    const { seed, count, saved, picks, lines } = this.state
    this.state = {
      seed,
      count: count + 1,
      saved: settled ? referee.saved : saved,
      picks: settled ? [] : [...picks, pick],
      lines: [...lines, ...taken.lines].slice(-recentLines),
    }
    this.views = new Map()
    return true
  }

  /** What a seat sees, or a spectator (null). */
  view(viewer: number | null): View {
    const known = this.views.get(viewer)
    if (known) return known
    const view = this.made(viewer)
    this.views.set(viewer, view)
    return view
  }

  private made(viewer: number | null): View {
    const { referee, name, options, words } = this
    const since = new Date(this.at).toISOString()
    const frame = {
      id: this.state.seed,
      game: name,
      options,
      phase: referee.over ? ('over' as const) : ('playing' as const),
      version: this.state.count,
      you: viewer,
      next: null,
      series: null,
      seats: names.map((name, seat) => ({ seat, name, bot: null, standIn: null, connected: true })),
      log: this.log(viewer),
      canUndo: viewer !== null && referee.canUndo(viewer),
      seedHash: null,
      shuffle: null,
      result: referee.result && words.result(referee.result),
      keptUntil: null,
    }
    return wholeView(
      knownView(frame, referee, () => ({ since })),
      referee,
      decision => words.decision(decision),
    )
  }

  /** The newest lines; those that a viewer had before are not worded again. */
  private log(viewer: number | null): readonly LogLine[] {
    const known = this.logs.get(viewer) ?? []
    const last = known.at(-1)?.n ?? 0
    const fresh = this.state.lines.filter(({ n }) => n > last).map(line => ({ at: this.at, row: 0, line }))
    const log = [...known, ...linesFor(fresh, viewer, this.words)].slice(-recentLines)
    this.logs.set(viewer, log)
    return log
  }
}
