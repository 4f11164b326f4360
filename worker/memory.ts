// What a table remembers while it is awake, and how it comes back from the rows: the seats, the game as it stands, and
// each viewer's version. The same happenings always give the same memory. Stores nothing and sends nothing.
import { hexToBytes } from '@noble/hashes/utils.js'
import { recentLines } from '#shared/change.ts'
import { games } from '#shared/games.ts'
import type { Said } from '#shared/engine/game.ts'
import type { Line } from '#shared/engine/log.ts'
import { Referee, type PickRefused } from '#shared/engine/referee.ts'
import type { Saved } from '#shared/engine/match.ts'
import { carryOut } from '#shared/engine/replay.ts'
import type { Move, Pick } from '#shared/protocol.ts'
import { Seats } from './seats.ts'
import { moveOf, timed, type After, type Continued, type Left, type Made, type Row, type Sat, type Store, type TimedLine } from './store.ts'

/** A seat, or null for a spectator. */
export type Viewer = number | null

interface Wait { readonly since: number, readonly said: string }

/** One table, awake. */
export class Memory {
  readonly seats: Seats
  /** The game, once all seats are taken. */
  referee: Referee | null = null
  /** The table at which the same people go on. */
  next: string | null = null
  /** The newest lines of the log. */
  recent: readonly TimedLine[] = []
  /** Comings and goings before the game, the making included. */
  comings = 1
  private versions: number[]
  private readonly waits = new Map<number, Wait>()
  private stretch = 0

  constructor(readonly made: Made) {
    this.seats = new Seats(made.seats)
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

  /** How often what this viewer sees has changed (api, View). */
  version(viewer: Viewer): number {
    return this.versions[placeOf(viewer)] ?? 0
  }

  /** Why a seat is waited for, and since when; null where it is not. */
  waiting(seat: number): Said & { readonly since: number } | null {
    const said = this.referee?.waiting(seat)
    const wait = this.waits.get(seat)
    return said && wait ? { since: wait.since, ...said } : null
  }

  /** The row that the table begins with; whoever sits there alone begins to play at once. */
  firstRow(at: number): Row {
    return this.seats.free === null ? this.written(at, this.made, this.begin(), this.viewers) : { at, happening: this.made, lines: [], after: this.after, saved: null }
  }

  /** A seat is taken or left, or the next table is known; the last seat begins the game. Gives the row to store. */
  enact(happening: Sat | Left | Continued, at: number): Row {
    this.apply(happening)
    const lines = happening.kind === 'sat' && this.seats.free === null ? this.begin() : []
    return this.written(at, happening, lines, this.viewers)
  }

  /** Makes a seat's pick; gives the row to store. */
  pick(seat: number, pick: Pick, at: number): Row | PickRefused {
    const { referee } = this
    if (!referee) throw new Error('a pick before the game')
    const before = this.seen(referee)
    const taken = referee.pick(seat, pick.decision, pick.options, pick.then)
    if ('code' in taken) return taken
    return this.written(at, { kind: 'pick', seat, ordered: taken.ordered, ...pick }, taken.lines, this.changed(referee, taken.lines, before))
  }

  /** Takes a seat's last pick back; gives the row to store, null where there is none to take back. */
  undo(seat: number, at: number): Row | null {
    const { referee } = this
    if (!referee) throw new Error('an undo before the game')
    const before = this.seen(referee)
    const lines = referee.undo(seat)
    return lines && this.written(at, { kind: 'undo', seat }, lines, this.changed(referee, lines, before))
  }

  private seen(referee: Referee): readonly string[] {
    return this.viewers.map(viewer => referee.fingerprint(viewer))
  }

  /** Who sees something else than before. A line of the log has a public form, so it changes what everybody sees. */
  private changed(referee: Referee, lines: readonly Line[], before: readonly string[]): readonly Viewer[] {
    return lines.length > 0 ? this.viewers : this.viewers.filter((viewer, index) => referee.fingerprint(viewer) !== before[index])
  }

  /** Goes through rows again, the oldest first: those of the lobby, then those from the last settled state on. */
  relive(lobby: readonly Row[], tail: readonly Row[]): void {
    for (const { happening } of lobby) this.apply(happening)
    const last = tail.at(-1) ?? lobby.at(-1)
    if (this.seats.free === null) this.replay(tail)
    if (!last) return
    this.versions = [...last.after.versions]
    this.notice(last.at, last.after.since)
  }

  private replay(tail: readonly Row[]): void {
    const settled = tail.findLastIndex(row => row.saved !== null)
    this.begin(tail[settled]?.saved ?? undefined)
    for (const { happening } of tail.slice(settled + 1)) if (happening.kind !== 'sat') this.apply(happening)
    this.stretch = this.referee?.stretch ?? 0
    this.recent = tail.flatMap(timed).slice(-recentLines)
  }

  private apply(happening: Row['happening']): void {
    switch (happening.kind) {
      case 'made': return
      case 'sat': this.comings++; return this.seats.sit(happening.seat, happening)
      case 'left': this.comings++; return this.seats.leave(happening.seat)
      case 'next': this.next = happening.id; return
      case 'pick': case 'undo': return this.again(moveOf(happening))
    }
  }

  private again(move: Move): void {
    if (!this.referee) throw new Error('a move before the game')
    carryOut(this.referee, move)
  }

  private begin(saved?: Saved): readonly Line[] {
    const { game, options, seats, seed } = this.made
    this.referee = new Referee(games[game], options, seats, hexToBytes(seed), saved)
    this.stretch = this.referee.stretch
    return this.referee.opening
  }

  private written(at: number, happening: Row['happening'], lines: readonly Line[], changed: readonly Viewer[]): Row {
    for (const viewer of changed) this.versions[placeOf(viewer)] = this.version(viewer) + 1
    this.notice(at, {})
    const row = { at, happening, lines, after: this.after, saved: this.settledState() }
    this.recent = [...this.recent, ...timed(row)].slice(-recentLines)
    return row
  }

  private settledState(): Saved | null {
    const { referee } = this
    if (!referee || referee.stretch === this.stretch) return null
    this.stretch = referee.stretch
    return referee.saved
  }

  /** Keeps since when each seat is waited for: from the moment when what is publicly said of it last changed. */
  private notice(at: number, known: After['since']): void {
    for (const seat of this.waits.keys()) if (!this.waitingFor.includes(seat)) this.waits.delete(seat)
    for (const seat of this.waitingFor) {
      const said = JSON.stringify(this.referee?.waiting(seat))
      const wait = this.waits.get(seat)
      if (wait?.said !== said) this.waits.set(seat, { said, since: known[seat] ?? at })
    }
  }

  private get after(): After {
    return { versions: [...this.versions], since: Object.fromEntries([...this.waits].map(([seat, { since }]) => [seat, since])) }
  }
}

function placeOf(viewer: Viewer): number {
  return viewer === null ? 0 : viewer + 1
}

/**
 * Wakes a table up: its lobby, the last settled state, and the picks since.
 * @returns null where there is no table, `other-version` where there is one that this code cannot go on with
 */
export function wake(store: Store): Memory | 'other-version' | null {
  if (!store.exists) return null
  const lobby = store.lobby()
  const made = lobby[0]?.happening
  if (made?.kind !== 'made') return null
  if (games[made.game]?.version !== made.version) return 'other-version'
  const memory = new Memory(made)
  memory.relive(lobby, store.tail(recentLines))
  return memory
}
