// The state of a loaded table: seats, match, and each viewer's version. The same events always lead to the same state. Makes
// rows but stores none, and sends nothing.
import { hexToBytes } from '@noble/hashes/utils.js'
import { recentLines, type KnownView } from '../view-diff.ts'
import type { GameManifest } from '../game-manifest.ts'
import type { Line } from '../engine/log-lines.ts'
import { Referee, type PickRefused } from '../engine/referee.ts'
import type { Saved } from '../engine/match.ts'
import { movesIn } from '../engine/recorded-moves.ts'
import { applyMove } from '../engine/game-replay.ts'
import type { RecordedMove, SeatPick } from '../protocol.ts'
import { AskedStandIns } from './asked-stand-ins.ts'
import { Dealing } from './dealing.ts'
import { emptyBucket, type LeakyBucket } from './leaky-bucket.ts'
import { hasRoomForUndo, takingBackLimit } from './lifetime.ts'
import type { Viewer } from './ports.ts'
import { previewFacts } from './preview.ts'
import { PushNotices } from './push-notices.ts'
import { RecentMoves } from './recent-moves.ts'
import {
  movesOf,
  timed,
  type After,
  type BotPick,
  type ClockEvent,
  type NoticeEvent,
  type NextEvent,
  type LeftEvent,
  type MadeEvent,
  type Newest,
  type Row,
  type SatEvent,
  type SeatEvent,
  type TimedLine,
} from './rows.ts'
import { Seats } from './seats.ts'
import { clockOf } from './table-options.ts'
import { hostSeat } from './view-builder.ts'
import { Views } from './views.ts'
import { Waits } from './waits.ts'

/** The rows that a table is loaded from, as `After` names them. */
export interface RowsNeeded {
  readonly lobby: Row
  readonly newest: Row
  /** The newest row that holds a state; if there is none, the row that began the game. */
  readonly settled: Row
  /** The newest row with a summary of the moves since, or else `settled`. */
  readonly summed: Row
  /** All rows after that. */
  readonly tail: readonly Row[]
  /** The rows with the newest log lines. */
  readonly told: readonly Row[]
  /** The row that says whom push messages reach, if there is one. */
  readonly push: Row | null
}

/** What everybody sees at one moment. */
export type ViewsByViewer = ReadonlyMap<Viewer, KnownView>

/** What has come of picks of bots: the row to store, and what everybody saw before them and after each. */
export interface BotsPlayed {
  readonly row: Row
  readonly steps: readonly ViewsByViewer[]
}

/** A row in the making. */
interface Draft {
  readonly n: number
  readonly at: number
  /** What the row before it says of the table. */
  readonly before: After
  readonly moves: RecordedMove[]
  readonly lines: Line[]
  saved: Saved | null
}

/** One table, loaded. */
export class TableState {
  seats: Seats
  /** The match, once all seats are taken. */
  referee: Referee | null = null
  /** The id of the next table of the same people. */
  next: string | null = null
  /** The newest log lines. */
  recent: readonly TimedLine[] = []
  /** All moves of a finished game, kept once they were asked for. */
  history: readonly RecordedMove[] | null = null
  /** How many have joined lately, and once there was a next table, how many were lately made in its place. */
  joins = emptyBucket
  /** Whom push messages call, and when. */
  readonly notices = new PushNotices()
  /** From what its game is dealt. */
  readonly dealing: Dealing
  /** How often bots were lately asked to stand in. */
  readonly asked = new AskedStandIns()
  /** The newest row's number and what it says of the table. */
  newest: Newest = {
    n: 0,
    at: 0,
    after: { versions: [], since: {}, begun: 0, settled: 0, summed: 0, answered: [], lines: 0, told: [] },
  }
  /** The views of this state. */
  readonly views = new Views(this)
  private versions: number[]
  private readonly waits: Waits
  private readonly recentMoves = new RecentMoves()

  /** @param game of this name and version */
  constructor(
    readonly made: MadeEvent,
    readonly game: GameManifest,
  ) {
    this.dealing = new Dealing(made)
    this.seats = new Seats(Array.from({ length: made.seats }, () => null))
    this.seats.sit(hostSeat, made)
    for (const [at, bot] of (made.bots ?? []).entries()) this.seats.sit(bot.seat ?? at + 1, bot)
    this.versions = this.viewers.map(() => 1)
    this.waits = new Waits(clockOf(made.options))
  }

  /** All viewers: the spectators as one (null), then every seat. */
  get viewers(): readonly Viewer[] {
    return [null, ...Array.from({ length: this.made.seats }, (_, seat) => seat)]
  }

  /** Whether the table is before, in or after its game. */
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

  /** Since when a seat is waited for, in milliseconds since 1970. */
  waitedSince(seat: number): number {
    return this.waits.since(seat)
  }

  /** When the time of a seat is out that a person plays, in milliseconds since 1970; null where none runs. */
  until(seat: number): number | null {
    return this.seats.levelOn(seat) === null ? this.waits.until(seat) : null
  }

  /** Whether its clock was stopped, because everybody has left. */
  get isClockStopped(): boolean {
    return this.waits.isStopped
  }

  /** Whether this viewer may take its last pick back. */
  canUndo(viewer: Viewer): boolean {
    return viewer !== null && (this.referee?.canUndo(viewer) ?? false) && hasRoomForUndo(this.newest)
  }

  /** The first row of a new table. If it has one seat only, the game begins at once. */
  firstRow(at: number): Row {
    this.newest = { ...this.newest, at }
    const before = this.views.all
    return this.rowOf(at, this.made, this.seats.free === null ? this.beginGame() : [], before)
  }

  /** Applies an event that is no move; the last seat taken begins the game. Returns the row to store. */
  apply(event: SatEvent | LeftEvent | NextEvent, at: number, joins: LeakyBucket = this.joins): Row {
    const before = this.views.all
    this.joins = joins
    if (event.kind === 'sat') this.seats.sit(event.seat, event)
    if (event.kind === 'left') this.seats.leave(event.seat)
    if (event.kind === 'next') this.next = event.id
    const lines = event.kind === 'sat' && this.seats.free === null ? this.beginGame() : []
    return this.rowOf(at, event, lines, before)
  }

  /** Changes who plays a seat. Returns the row to store. */
  changeSeat(event: SeatEvent, at: number, asked?: LeakyBucket): Row {
    const referee = this.begunMatch()
    const before = this.views.all
    const { seat } = event
    if (asked && event.kind === 'stand-in') this.asked.note(event, asked)
    if (event.kind === 'stand-in' && this.seats.standInOn(seat) === null) this.waits.pause(seat, at)
    if (event.kind === 'gave-up') this.seats.giveUp(seat, event.bot)
    else this.seats.standIn(seat, event.kind === 'back' ? null : event.bot)
    if (event.kind === 'back') this.waits.goOn(seat, at)
    const lines = movesOf(event).flatMap(move => applyMove(referee, move))
    return this.rowOf(at, event, lines, before)
  }

  /** Stops the clock or has it run again, with the whole time for everybody. Returns the row to store. */
  setClock(event: ClockEvent, at: number): Row {
    const before = this.views.all
    this.waits.setClock(event.runs, at)
    return this.rowOf(at, event, [], before)
  }

  /** Changes nothing that anybody sees but until when the table is kept. Returns the row to store. */
  note(event: NoticeEvent, at: number): Row {
    return this.rowOf(at, event, [], this.views.all)
  }

  /** Makes a seat's pick; returns the row to store. */
  pick(seat: number, pick: SeatPick, at: number): Row | PickRefused {
    const referee = this.begunMatch()
    const before = this.views.all
    const taken = referee.pick(seat, pick.decision, pick.options, pick.then)
    if ('code' in taken) return taken
    return this.rowOf(at, { kind: 'pick', seat, ordered: taken.ordered, ...pick }, taken.lines, before)
  }

  /**
   * Makes picks of bots, all of one row.
   * @throws Error if one is refused, after which this state can no longer be used
   */
  playBots(picks: readonly BotPick[], at: number): BotsPlayed {
    const referee = this.begunMatch()
    const steps = [this.views.all]
    const draft = this.draft(at)
    for (const pick of picks) {
      const before = this.views.all
      const lines = applyMove(referee, pick)
      this.waits.restart(pick.seat, at)
      this.extend(draft, [pick], lines, before)
      steps.push(this.views.all)
    }
    return { row: this.finished(draft, { kind: 'bots', picks }), steps }
  }

  /** Takes back a seat's last pick; returns the row to store, null if there is none to take back. */
  undo(seat: number, at: number): Row | null {
    const referee = this.begunMatch()
    if (!this.canUndo(seat)) return null
    const before = this.views.all
    const lines = referee.undo(seat)
    this.waits.reopen(seat, at)
    return lines && this.rowOf(at, { kind: 'undo', seat }, lines, before)
  }

  /**
   * Loads the table from its rows.
   * @throws Error if the moves cannot be played again: then they were made with other code
   */
  rehydrate({ lobby, newest, settled, summed, tail, told, push }: RowsNeeded): void {
    const { after } = newest
    this.newest = { n: newest.n, at: newest.at, after }
    this.seats = new Seats(lobby.after.lobby?.sitters ?? [], after)
    this.joins = (newest.after.lobby ?? lobby.after.lobby)?.joins ?? emptyBucket
    this.asked.rehydrate(after)
    this.waits.isStopped = after.stopped === true
    this.versions = [...after.versions]
    this.next = after.next ?? null
    this.notices.rehydrate(after.push ?? null, push?.event.kind === 'push' ? push.event.all : {})
    this.recent = told.flatMap(timed).slice(-recentLines)
    if (after.begun > 0) {
      this.dealing.rehydrate(lobby.after.lobby ?? {})
      const moves = [...movesIn(summed.summary ?? ''), ...tail.flatMap(({ event }) => movesOf(event))]
      this.replay(settled.saved, moves, after)
    }
    this.updateWaits(newest.at, after)
  }

  private replay(saved: Saved | null, moves: readonly RecordedMove[], { lines, since }: After): void {
    this.startGame(saved ?? undefined)
    const { referee } = this
    if (!referee) return
    for (const move of moves) applyMove(referee, move)
    referee.takingBackLimit = takingBackLimit(this.newest)
    this.recentMoves.start(referee, moves)
    if (referee.lineCount !== lines || `${referee.waitingFor}` !== Object.keys(since).join())
      throw new Error('the game comes out otherwise than it did')
  }

  /** The match. @throws Error in the lobby, where nothing of the game may be called */
  private begunMatch(): Referee {
    if (!this.referee) throw new Error('the game has not begun')
    return this.referee
  }

  private beginGame(): readonly Line[] {
    this.dealing.begin(this.game, this.seats.shares)
    return this.startGame()
  }

  private startGame(saved?: Saved): readonly Line[] {
    const { options, seats } = this.made
    this.referee = new Referee(this.game, options, seats, hexToBytes(this.dealing.seed), saved)
    this.recentMoves.start(this.referee)
    return this.referee.dealLines
  }

  /** @param before what everybody saw before the event */
  private rowOf(at: number, event: Row['event'], lines: readonly Line[], before: ViewsByViewer): Row {
    const draft = this.draft(at)
    this.extend(draft, movesOf(event), lines, before)
    return this.finished(draft, event)
  }

  private draft(at: number): Draft {
    return { n: this.newest.n + 1, at, before: this.newest.after, moves: [], lines: [], saved: null }
  }

  /**
   * Takes up what a move, or another event, has led to.
   * @param before what everybody saw before it
   */
  private extend(draft: Draft, moves: readonly RecordedMove[], lines: readonly Line[], before: ViewsByViewer): void {
    const { n, at } = draft
    this.updateWaits(at)
    draft.saved = this.recentMoves.take(this.referee, moves) ?? draft.saved
    draft.moves.push(...moves)
    draft.lines.push(...lines)
    this.recent = [...this.recent, ...timed({ at, n, lines })].slice(-recentLines)
    this.newest = { n, at, after: this.after(draft) }
    if (this.referee) this.referee.takingBackLimit = takingBackLimit(this.newest)
    for (const viewer of this.views.advance(before)) this.versions[versionIndex(viewer)] = this.version(viewer) + 1
  }

  private finished(draft: Draft, event: Row['event']): Row {
    const { n, at, before, lines, saved } = draft
    const { since, until = {} } = this.newest.after
    const { clock } = this.waits
    const push = this.notices.next({ n, at, event, before: before.since, since, until, clock, seats: this.seats })
    const late = this.lateAfter(before, event)
    const after = { ...this.newest.after, versions: [...this.versions], ...(late > 0 ? { late } : {}), ...push }
    this.newest = { n, at, after }
    return { n, at, event, lines, after, saved, summary: this.recentMoves.summaryOf(draft) }
  }

  /** A pick that others may not see counts as none, or they could tell by the clock that it was made. */
  private lateAfter({ late = 0, versions }: After, event: Row['event']): number {
    if (event.kind === 'bots') return late + event.picks.filter(pick => pick.late).length
    return this.version(null) === versions[0] ? late : 0
  }

  private updateWaits(at: number, known?: After): void {
    // Between two turns of somebody who plays alone nobody else is waited for: these are told apart by their rounds.
    const round = this.seats.isSeat(1) ? undefined : this.referee?.round
    const reasons = this.waitingFor.map(seat => [seat, JSON.stringify([this.referee?.waiting(seat), round])] as const)
    const keepsTime = (seat: number) => this.referee?.undos.hasReconsidered(seat) ?? false
    const mayReopen = (seat: number) => hasRoomForUndo(this.newest) && (this.referee?.undos.mayStillUndo(seat) ?? false)
    this.waits.update(new Map(reasons), at, keepsTime, mayReopen, known)
  }

  /** When time is out, where it runs for anybody, as a row says it. */
  private storedUntil(at: number): Pick<After, 'until'> {
    const until = this.waitingFor.flatMap(seat => {
      const time = this.seats.standInOn(seat) === null ? this.until(seat) : this.waits.untilIfBack(seat, at)
      return time === null ? [] : [[seat, time] as const]
    })
    return until.length > 0 ? { until: Object.fromEntries(until) } : {}
  }

  private after(draft: Draft): After {
    const { n, before, moves, saved } = draft
    const { referee, next } = this
    const { sealed } = this.waits
    const begins = referee !== null && before.begun === 0
    const isSettled = begins || saved !== null
    const result = referee?.result
    return {
      versions: [...this.versions],
      since: this.waits.all,
      ...this.storedUntil(draft.at),
      ...(Object.keys(sealed).length > 0 ? { sealed } : {}),
      ...(this.waits.isStopped ? { stopped: true as const } : {}),
      ...(before.begun === 0 || result
        ? { lobby: { sitters: this.seats.all, joins: this.joins, ...this.dealing.stored } }
        : {}),
      begun: begins ? n : before.begun,
      settled: isSettled ? n : before.settled,
      summed: isSettled || this.recentMoves.isSummed(draft) ? n : before.summed,
      answered: answered(before.answered, this.made.seats, moves),
      lines: referee?.lineCount ?? 0,
      told: [...new Set(this.recent.map(({ row }) => row))],
      ...this.seats.changes,
      ...this.asked.stored,
      ...(result ? { result } : {}),
      ...(next === null ? {} : { next }),
      ...previewFacts(this.made, this.game),
    }
  }
}

function versionIndex(viewer: Viewer): number {
  return viewer === null ? 0 : viewer + 1
}

/** By seat, the number of the question it answered last, once these moves were made. */
function answered(before: readonly number[], seats: number, moves: readonly RecordedMove[]): readonly number[] {
  const picks = moves.filter(move => 'decision' in move)
  if (picks.length === 0) return before
  const last = Array.from({ length: seats }, (_, seat) => before[seat] ?? 0)
  for (const { seat, decision } of picks) last[seat] = Number(decision.split('-')[1])
  return last
}
