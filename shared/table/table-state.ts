// The state of a table while it is loaded, and how it comes back from the rows: the seats, the game as it stands, and each
// viewer's version. The same events always give the same state. Stores nothing and sends nothing.
import { hexToBytes } from '@noble/hashes/utils.js'
import { recentLines, type KnownView } from '../view-diff.ts'
import type { GameManifest } from '../game-manifest.ts'
import type { Line } from '../engine/log-lines.ts'
import { Referee, type PickRefused } from '../engine/referee.ts'
import type { Saved } from '../engine/match.ts'
import { movesIn, textOf } from '../engine/recorded-moves.ts'
import { carryOut } from '../engine/game-replay.ts'
import type { RecordedMove, Pick } from '../protocol.ts'
import { noJoins } from './join-limit.ts'
import { hasRoomForUndo } from './lifetime.ts'
import type { Viewer } from './ports.ts'
import {
  movesOf,
  timed,
  type After,
  type JoinCount,
  type NextEvent,
  type LeftEvent,
  type MadeEvent,
  type Newest,
  type Row,
  type SatEvent,
  type TimedLine,
} from './rows.ts'
import { Seats } from './seats.ts'
import { Views } from './views.ts'

interface Wait {
  readonly since: number
  readonly said: string
}

/** The rows that a game is taken up from, see `After`. */
export interface RowsNeeded {
  readonly lobby: Row
  readonly newest: Row
  /** With the settled state; before any, the row that began the game. */
  readonly settled: Row
  /** With the summary of moves since, or the settled one. */
  readonly summed: Row
  /** All after that. */
  readonly tail: readonly Row[]
  /** With the newest lines of the log. */
  readonly told: readonly Row[]
}

/** So many rows after the last settled state, or the last summary, comes a summary. */
const rowsOfSummary = 20

/** One table, loaded. */
export class TableState {
  seats: Seats
  /** The game, once all seats are taken. */
  referee: Referee | null = null
  /** The table at which the same people go on. */
  next: string | null = null
  /** The newest lines of the log. */
  recent: readonly TimedLine[] = []
  /** All moves of a game that is over, once they were asked for. */
  history: readonly RecordedMove[] | null = null
  /** How many have come to the table of late. */
  joins = noJoins
  /** What the newest row says of all others. */
  newest: Newest = {
    n: 0,
    after: { versions: [], since: {}, begun: 0, settled: 0, summed: 0, answered: [], lines: 0, told: [] },
  }
  /** What each viewer sees of all this. */
  readonly views = new Views(this)
  private versions: number[]
  private readonly waits = new Map<number, Wait>()
  private checkpoint = 0
  private movesSinceCheckpoint: RecordedMove[] = []

  /** @param game of this name and version */
  constructor(
    readonly made: MadeEvent,
    readonly game: GameManifest,
  ) {
    this.seats = new Seats(Array.from({ length: made.seats }, () => null))
    this.seats.sit(0, made)
    this.versions = this.viewers.map(() => 1)
  }

  /** Everybody there is to see something: spectators as one, then every seat. */
  get viewers(): readonly Viewer[] {
    return [null, ...Array.from({ length: this.made.seats }, (_, seat) => seat)]
  }

  /** Where the table stands: before its game, in it, or after it. */
  get phase(): 'lobby' | 'playing' | 'over' {
    return this.referee === null ? 'lobby' : this.referee.over ? 'over' : 'playing'
  }

  /** Seats that are asked something; none in the lobby. */
  get waitingFor(): readonly number[] {
    return this.referee?.waitingFor ?? []
  }

  /** How often what this viewer sees has changed (API.md, View). */
  version(viewer: Viewer): number {
    return this.versions[versionIndex(viewer)] ?? 0
  }

  /** Since when a seat is waited for, in milliseconds. */
  waitedSince(seat: number): number {
    return this.waits.get(seat)?.since ?? 0
  }

  /** Whether this viewer may take its last pick back. */
  canUndo(viewer: Viewer): boolean {
    return viewer !== null && (this.referee?.canUndo(viewer) ?? false) && hasRoomForUndo(this.newest)
  }

  /** The row that the table begins with; whoever sits there alone begins to play at once. */
  firstRow(at: number): Row {
    const before = this.views.all
    return this.rowOf(at, this.made, this.seats.free === null ? this.startGame() : [], before)
  }

  /** A seat is taken or left, or the next table is known; the last seat begins the game. Gives the row to store. */
  apply(event: SatEvent | LeftEvent | NextEvent, at: number, joins: JoinCount = this.joins): Row {
    const before = this.views.all
    this.joins = joins
    if (event.kind === 'sat') this.seats.sit(event.seat, event)
    if (event.kind === 'left') this.seats.leave(event.seat)
    if (event.kind === 'next') this.next = event.id
    const lines = event.kind === 'sat' && this.seats.free === null ? this.startGame() : []
    return this.rowOf(at, event, lines, before)
  }

  /** Makes a seat's pick; gives the row to store. */
  pick(seat: number, pick: Pick, at: number): Row | PickRefused {
    const { referee } = this
    if (!referee) throw new Error('a pick before the game')
    const before = this.views.all
    const taken = referee.pick(seat, pick.decision, pick.options, pick.then)
    if ('code' in taken) return taken
    return this.rowOf(at, { kind: 'pick', seat, ordered: taken.ordered, ...pick }, taken.lines, before)
  }

  /** Takes a seat's last pick back; gives the row to store, null where there is none to take back. */
  undo(seat: number, at: number): Row | null {
    const { referee } = this
    if (!referee) throw new Error('an undo before the game')
    if (!this.canUndo(seat)) return null
    const before = this.views.all
    const lines = referee.undo(seat)
    return lines && this.rowOf(at, { kind: 'undo', seat }, lines, before)
  }

  /**
   * Takes the table up from its rows.
   * @throws Error where the game cannot be played to where it stood: then this is not the code that it was played with
   */
  rehydrate({ lobby, newest, settled, summed, tail, told }: RowsNeeded): void {
    const { after } = newest
    this.newest = { n: newest.n, after }
    this.seats = new Seats(lobby.after.lobby?.sitters ?? [])
    this.joins = lobby.after.lobby?.joins ?? noJoins
    this.versions = [...after.versions]
    this.next = after.next ?? null
    this.recent = told.flatMap(timed).slice(-recentLines)
    if (after.begun > 0)
      this.replay(
        settled.saved,
        [...movesIn(summed.summary ?? ''), ...tail.flatMap(({ event }) => movesOf(event))],
        after,
      )
    this.updateWaits(newest.at, after.since)
  }

  private replay(saved: Saved | null, moves: readonly RecordedMove[], { lines, since }: After): void {
    this.startGame(saved ?? undefined)
    const { referee } = this
    if (!referee) return
    for (const move of moves) carryOut(referee, move)
    this.checkpoint = referee.checkpoint
    this.movesSinceCheckpoint = [...moves]
    if (referee.lineCount !== lines || `${referee.waitingFor}` !== Object.keys(since).join())
      throw new Error('the game comes out otherwise than it did')
  }

  private startGame(saved?: Saved): readonly Line[] {
    const { options, seats, seed } = this.made
    this.referee = new Referee(this.game, options, seats, hexToBytes(seed), saved)
    this.checkpoint = this.referee.checkpoint
    return this.referee.opening
  }

  /** @param before what everybody saw before this happened */
  private rowOf(at: number, event: Row['event'], lines: readonly Line[], before: ReadonlyMap<Viewer, KnownView>): Row {
    this.updateWaits(at, {})
    const n = this.newest.n + 1
    const saved = this.checkpointState()
    if (saved) this.movesSinceCheckpoint = []
    else this.movesSinceCheckpoint.push(...movesOf(event))
    this.recent = [...this.recent, ...timed({ at, n, lines })].slice(-recentLines)
    const { begun, summed } = this.newest.after
    const isSummed = begun > 0 && !saved && n - summed >= rowsOfSummary
    this.newest = { n, after: this.after(n, event, saved !== null, isSummed) }
    for (const viewer of this.views.advance(before)) this.versions[versionIndex(viewer)] = this.version(viewer) + 1
    const after = { ...this.newest.after, versions: [...this.versions] }
    this.newest = { n, after }
    return { n, at, event, lines, after, saved, summary: isSummed ? textOf(this.movesSinceCheckpoint) : null }
  }

  private checkpointState(): Saved | null {
    const { referee } = this
    if (!referee || referee.checkpoint === this.checkpoint) return null
    this.checkpoint = referee.checkpoint
    return referee.saved
  }

  /** Keeps since when each seat is waited for: from the moment when what is publicly said of it last changed. */
  private updateWaits(at: number, known: After['since']): void {
    for (const seat of this.waits.keys()) if (!this.waitingFor.includes(seat)) this.waits.delete(seat)
    for (const seat of this.waitingFor) {
      const said = JSON.stringify(this.referee?.waiting(seat))
      const wait = this.waits.get(seat)
      if (wait?.said !== said) this.waits.set(seat, { said, since: known[seat] ?? at })
    }
  }

  private after(n: number, event: Row['event'], isSettled: boolean, isSummed: boolean): After {
    const {
      newest: { after: before },
      referee,
      next,
    } = this
    const begins = referee !== null && before.begun === 0
    const result = referee?.result
    return {
      versions: [...this.versions],
      since: Object.fromEntries([...this.waits].map(([seat, { since }]) => [seat, since])),
      ...(before.begun === 0 ? { lobby: { sitters: this.seats.all, joins: this.joins } } : {}),
      begun: begins ? n : before.begun,
      settled: begins || isSettled ? n : before.settled,
      summed: begins || isSettled || isSummed ? n : before.summed,
      answered:
        event.kind === 'pick'
          ? answered(before.answered, this.made.seats, event.seat, event.decision)
          : before.answered,
      lines: referee?.lineCount ?? 0,
      told: [...new Set(this.recent.map(({ row }) => row))],
      ...(result ? { result } : {}),
      ...(next === null ? {} : { next }),
    }
  }
}

function versionIndex(viewer: Viewer): number {
  return viewer === null ? 0 : viewer + 1
}

function answered(before: readonly number[], seats: number, seat: number, decision: string): readonly number[] {
  return Array.from({ length: seats }, (_, each) =>
    each === seat ? Number(decision.split('-')[1]) : (before[each] ?? 0),
  )
}
