// The view of one viewer as tables make it (API.md, View), for a table whose lobby, names and times are made up.
import { gzipSync } from 'node:zlib'
import type { CompleteOptions } from '#shared/engine/game.ts'
import type { Line } from '#shared/engine/log-lines.ts'
import type { Referee } from '#shared/engine/referee.ts'
import { gameNames } from '#shared/game-names.ts'
import { games } from '#shared/games.ts'
import type { View } from '#shared/protocol.ts'
import { English } from '#shared/messages/english.ts'
import { knownView, logLine, wholeView } from '#shared/table/view-builder.ts'
import { required } from '#test/shared/required.ts'

/** Names as long as names may be. */
const longNames = [
  'Hatschepsut von Theben 1',
  'Amenophis, der dritte 12',
  'Nefertari Meritenmut 123',
  'Ramses der Grosse, 2. 1',
  'Mentuhotep Nebhepetre 21',
  'Thutmosis Mencheperre 12',
]
const time = '2026-11-21T01:00:32.123Z'
/** How many lines of the log a view holds. */
export const linesInView = 12

/** What a view is made of. */
export interface ViewedTable {
  readonly referee: Referee
  readonly lines: readonly Line[]
  readonly setting: {
    readonly game: { readonly name: string }
    readonly options: CompleteOptions
    readonly seats: number
  }
}

/** What this viewer, or with null a spectator, sees of a table of one of our games. */
export function viewFor({ referee, setting, lines }: ViewedTable, viewer: number | null): View {
  const names = longNames.slice(0, setting.seats)
  const game = required(gameNames.find(name => name === setting.game.name))
  const english = new English(games[game].english, names)
  const frame = {
    id: 'wCqXzkP3a9_-LmNo',
    game,
    options: setting.options,
    phase: referee.over ? 'over' : 'playing',
    version: 12_345,
    you: viewer,
    next: null,
    series: null,
    seats: names.map((name, seat) => ({ seat, name, bot: null, standIn: null, connected: true })),
    log: lines.slice(-linesInView).map(line => logLine(line, viewer, time, english.line(line, viewer))),
    canUndo: false,
    seedHash: '0'.repeat(64),
    shuffle: { secretHash: '0'.repeat(64), shareHashes: names.map(() => '0'.repeat(64)) },
    keptUntil: null,
    result: referee.result ? english.result(referee.result) : null,
    ...(referee.over ? { seed: '0'.repeat(32) } : {}),
  } as const
  return wholeView(
    knownView(frame, referee, () => ({ since: time })),
    referee,
    question => english.decision(question),
  )
}

/** Bytes of a view on the wire, as text and compressed. */
export function sizesOf(view: View): { readonly text: number; readonly compressed: number } {
  const text = JSON.stringify(view)
  return { text: Buffer.byteLength(text), compressed: gzipSync(text).length }
}
