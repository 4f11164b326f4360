// One table that is measured: the machine, its rows in a SQLite database, and a connection for each seat and one for somebody who
// watches. Nothing but the network is left out.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { games } from '#shared/games.ts'
import { ApiError } from '#shared/table/api-error.ts'
import type { Attachment, Clock, Connection, Connections, Viewer } from '#shared/table/ports.ts'
import type { MadeEvent, Row } from '#shared/table/rows.ts'
import { TableMachine } from '#shared/table/table-machine.ts'
import { TableState } from '#shared/table/table-state.ts'
import { hashOf } from '#shared/table/tokens.ts'
import { required } from '#test/shared/required.ts'
import { SqlRows } from '#worker/sql-rows.ts'
import type { RandomGame, RandomMove } from '../longest-games.ts'
import { SqliteStore } from './sqlite-store.ts'

/** The token of a seat at every table that is measured. */
export const tokenOf = (seat: number): string => `token-of-seat-${seat}`

/** A connection as the worker's: its attachment is kept as bytes too, and what is sent encoded. */
export class BenchConnection implements Connection {
  readonly isOpen = true
  lastPing = 0
  /** How many bytes were sent over it. */
  bytes = 0
  private kept: Buffer

  constructor(public attachment: Attachment) {
    this.kept = serialize(attachment)
  }

  attach(attachment: Attachment): void {
    this.attachment = attachment
    this.kept = serialize(attachment)
  }

  /** The table was evicted: what is attached has to be read again. */
  forget(): void {
    this.attachment = deserialize(this.kept) as Attachment
  }

  send(text: string): void {
    this.bytes += Buffer.from(text).length
  }

  close(code: number, reason: string): void {
    throw new Error(`closed with ${code} ${reason}`)
  }

  answerClose(): void {
    throw new Error('nobody closes anything')
  }
}

/** All connections to it. */
export class BenchConnections implements Connections {
  private readonly byViewer = new Map<Viewer, BenchConnection[]>()

  add(attachment: Attachment): BenchConnection {
    const connection = new BenchConnection(attachment)
    this.byViewer.set(attachment.viewer, [...this.of(attachment.viewer), connection])
    return connection
  }

  of(viewer: Viewer): readonly BenchConnection[] {
    return this.byViewer.get(viewer) ?? []
  }

  all(): readonly BenchConnection[] {
    return [...this.byViewer.values()].flat()
  }

  clear(): void {
    this.byViewer.clear()
  }
}

/** One table with its game, of which every move is known beforehand. */
export class BenchTable {
  private readonly folder = mkdtempSync(join(tmpdir(), 'valley-parts-'))
  readonly store = new SqliteStore(join(this.folder, 'table.sqlite'))
  readonly rows = new SqlRows(this.store)
  readonly connections = new BenchConnections()
  machine = this.loaded()
  /** The time, in milliseconds since 1970. */
  private now = Date.UTC(2026, 0, 1)

  /** @param rows of a table that is stored; without them the game begins, with all seats taken */
  constructor(
    readonly game: Omit<RandomGame, 'picks' | 'result'>,
    rows?: readonly Row[],
  ) {
    for (const row of rows ?? this.begin()) {
      if (row.n === 1) this.rows.create(row)
      else this.rows.append(row)
    }
  }

  /** The rows with which everybody sits down. */
  private begin(): readonly Row[] {
    const { game, options, seats, seed } = this.game
    const person = (seat: number) => ({ name: `Player ${seat + 1}`, hash: hashOf(tokenOf(seat)) })
    const about = { id: 'A'.repeat(16), game, version: games[game].version, options, seats, seed }
    const made: MadeEvent = { kind: 'made', ...about, ...person(0) }
    const state = new TableState(made, games[game])
    return Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? state.firstRow(this.now) : state.apply({ kind: 'sat', seat, ...person(seat) }, this.now),
    )
  }

  /** Forgets everything but rows and connections, as when the table is evicted. */
  unload(): void {
    for (const connection of this.connections.all()) connection.forget()
    this.machine = this.loaded()
  }

  /** Connects a seat, or null for somebody who watches. */
  connect(viewer: Viewer): void {
    const opening = { token: viewer === null ? null : tokenOf(viewer), address: null, changes: true }
    this.machine.connect(opening, attachment => this.connections.add(attachment))
  }

  /** Connects every seat, and somebody who watches. */
  connectAll(): void {
    for (let seat = 0; seat < this.game.seats; seat++) this.connect(seat)
    this.connect(null)
  }

  /** Makes a move: a pick as a frame, an undo as a call. */
  async move(move: RandomMove): Promise<void> {
    this.now += 100
    // As pages do every now and then: whoever shows no sign of life is cut off.
    for (const connection of this.connections.all()) connection.lastPing = this.now
    if ('undo' in move) {
      const { status, text } = await this.machine.undo(tokenOf(move.seat))
      if (status !== 200) throw new Error(text)
      return
    }
    await this.machine.receive(required(this.connections.of(move.seat)[0]), frameOf(move))
  }

  /** How many bytes were sent so far. */
  get bytes(): number {
    return this.connections.all().reduce((sum, { bytes }) => sum + bytes, 0)
  }

  /** Deletes it. */
  remove(): void {
    this.store.database.close()
    rmSync(this.folder, { recursive: true })
  }

  private loaded(): TableMachine {
    const clock: Clock = {
      now: () => this.now,
      after: () => {},
      nextTask: () => Promise.resolve(),
      wakeAt: () => Promise.resolve(),
      wakesAt: () => Promise.resolve(0),
    }
    return new TableMachine({
      games,
      rows: this.rows,
      connections: this.connections,
      clock,
      peers: { follow: () => Promise.reject(new Error('no table follows')) },
      push: { isOn: false, send: () => Promise.resolve(true) },
      randomBytes: count => new Uint8Array(count),
      reportError: thrown => {
        throw thrown instanceof ApiError ? new Error(thrown.message) : thrown
      },
      isLimited: () => true,
      picksAtOnce: 1000,
      forgets: true,
    })
  }
}

/** A pick as a frame. */
export function frameOf({ seat: _, ...pick }: Exclude<RandomMove, { readonly undo: true }>): string {
  return JSON.stringify({ type: 'pick', ...pick })
}
