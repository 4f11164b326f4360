// What a table keeps: one row a call, in the order of the calls, in one table without an index. A row says who did
// what and when, what the log says of it, what every viewer's version is since, and, where a stretch of the game has
// ended, the settled state. Nothing is ever changed or deleted but all of it at once.
import type { Line } from '#shared/engine/log.ts'
import type { Saved } from '#shared/engine/match.ts'
import type { GameName, Move, Params, Pick } from '#shared/protocol.ts'

/** The first row: the table, and its host on seat 0. */
export interface Made {
  readonly kind: 'made'
  readonly id: string
  readonly game: GameName
  /** Of the game's rules and state. */
  readonly version: number
  readonly options: Params
  readonly seats: number
  readonly seed: string
  readonly name: string
  readonly hash: string
}
export interface Sat { readonly kind: 'sat', readonly seat: number, readonly name: string, readonly hash: string }
export interface Left { readonly kind: 'left', readonly seat: number }
/** `ordered`: for the pick and each that followed, whether the order of its options means something. */
export interface Picked extends Pick { readonly kind: 'pick', readonly seat: number, readonly ordered: readonly boolean[] }
/** A seat took its last pick back. */
export interface Undone { readonly kind: 'undo', readonly seat: number }
/** The table at which the same people go on. */
export interface Continued { readonly kind: 'next', readonly id: string }
export type Happening = Made | Sat | Left | Picked | Undone | Continued

/** Where the numbers stand after a row. */
export interface After {
  /** The spectators' version, then each seat's. */
  readonly versions: readonly number[]
  /** Since when each seat is waited for, in milliseconds. */
  readonly since: Readonly<Record<string, number>>
}

export interface Row {
  readonly at: number
  readonly happening: Happening
  readonly lines: readonly Line[]
  readonly after: After
  readonly saved: Saved | null
}

type Columns = { at: number, happening: string, lines: string | null, after: string, saved: string | null }

const isLobby = (row: Row): boolean => row.happening.kind === 'made' || row.happening.kind === 'sat' || row.happening.kind === 'left'

/** The rows of one table. */
export class Store {
  constructor(private readonly storage: DurableObjectStorage) {}

  /** Whether a table was ever made here. Writes nothing. */
  get exists(): boolean {
    return this.storage.sql.exec("SELECT 1 FROM sqlite_schema WHERE name = 'rows'").toArray().length > 0
  }

  /** Makes the table with its first row. */
  create(row: Row): void {
    this.storage.transactionSync(() => {
      this.storage.sql.exec('CREATE TABLE rows (n INTEGER PRIMARY KEY, at INTEGER, happening TEXT, lines TEXT, after TEXT, saved TEXT)')
      this.append(row)
    })
  }

  /** Keeps one more row: what has happened is stored when this returns. */
  append(row: Row): void {
    this.storage.sql.exec(
      'INSERT INTO rows (at, happening, lines, after, saved) VALUES (?, ?, ?, ?, ?)',
      row.at, JSON.stringify(row.happening), row.lines.length > 0 ? JSON.stringify(row.lines) : null,
      JSON.stringify(row.after), row.saved ? JSON.stringify(row.saved) : null,
    )
  }

  /** The rows up to the start of the game, the oldest first. */
  lobby(): readonly Row[] {
    const rows: Row[] = []
    for (const row of this.read('ORDER BY n')) {
      if (!isLobby(row)) break
      rows.push(row)
    }
    return rows
  }

  /** The newest rows, the oldest of them first: back to a settled state, and to so many lines of the log. */
  tail(lines: number): readonly Row[] {
    const rows: Row[] = []
    let missing = lines
    let settled = false
    for (const row of this.read('ORDER BY n DESC')) {
      rows.push(row)
      missing -= row.lines.length
      settled ||= row.saved !== null
      if (settled && missing <= 0 || isLobby(row)) break
    }
    return rows.reverse()
  }

  /** Whether this very pick of a seat was accepted before. */
  wasMade(seat: number, pick: Pick): boolean {
    const found = [...this.read("WHERE happening ->> 'seat' = ? AND happening ->> 'decision' = ?", seat, pick.decision)]
    const happening = found[0]?.happening
    return happening?.kind === 'pick' && isSame(happening, pick)
  }

  /** All that was done since the game began, the oldest first. */
  moves(): readonly (Picked | Undone)[] {
    return [...this.read('ORDER BY n')].map(({ happening }) => happening).filter(happening => happening.kind === 'pick' || happening.kind === 'undo')
  }

  /** Up to `count` lines of the log older than line `before`, the oldest first, each with its time. */
  linesBefore(before: number, count: number): readonly TimedLine[] {
    const found: TimedLine[] = []
    for (const row of this.read('WHERE lines IS NOT NULL ORDER BY n DESC')) {
      found.unshift(...timed(row).filter(({ line }) => line.n < before))
      if (found.length >= count) break
    }
    return found.slice(-count)
  }

  /** When something last happened here. */
  get touched(): number {
    return [...this.read('ORDER BY n DESC LIMIT 1')][0]?.at ?? 0
  }

  private * read(which: string, ...bindings: (string | number)[]): Iterable<Row> {
    const cursor = this.storage.sql.exec<Columns>(`SELECT at, happening, lines, after, saved FROM rows ${which}`, ...bindings)
    for (const { at, happening, lines, after, saved } of cursor) {
      yield {
        at, happening: JSON.parse(happening) as Happening, lines: lines === null ? [] : JSON.parse(lines) as readonly Line[],
        after: JSON.parse(after) as After, saved: saved === null ? null : JSON.parse(saved) as Saved,
      }
    }
  }
}

/** Whether two picks of one question are the same: the same options, in the same order where that means something. */
function isSame(made: Picked, other: Pick): boolean {
  const sorted = ({ options, then = [] }: Pick) =>
    JSON.stringify([options, ...then].map((each, at) => made.ordered[at] ? each : [...each].sort()))
  return sorted(made) === sorted(other)
}

/** A line of the log and when it was written. */
export interface TimedLine { readonly at: number, readonly line: Line }

/** The lines of a row with their time. */
export function timed(row: Row): readonly TimedLine[] {
  return row.lines.map(line => ({ at: row.at, line }))
}

/** What was done in a game, without what only a table keeps of it. */
export function moveOf(happening: Picked | Undone): Move {
  if (happening.kind === 'undo') return { seat: happening.seat, undo: true }
  const { seat, decision, options, then } = happening
  return { seat, decision, options, ...(then ? { then } : {}) }
}
