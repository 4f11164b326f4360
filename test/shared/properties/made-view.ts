// The view of one viewer put together as the API says, for a table whose lobby, names and times are made up.
import { gzipSync } from 'node:zlib'
import { paramsFor } from '#shared/engine/log-lines.ts'
import { games } from '#shared/games.ts'
import type { GameName, View } from '#shared/protocol.ts'
import { English } from '#shared/messages/english.ts'
import type { Table } from '../tested-table.ts'

/** Names as long as names may be. */
const names = [
  'Hatschepsut von Theben 1',
  'Amenophis, der dritte 12',
  'Nefertari Meritenmut 123',
  'Ramses der Grosse, 2. 1',
  'Mentuhotep Nebhepetre 21',
  'Thutmosis Mencheperre 12',
]
const time = '2026-11-21T01:00:32.123Z'
const recent = 12

export function viewFor(table: Table, viewer: number | null): View {
  const { referee, setting, lines } = table
  const called = names.slice(0, setting.seats)
  const game = setting.game.name as GameName
  const english = new English(games[game].english, called)
  return {
    id: 'wCqXzkP3a9_-LmNo',
    game,
    options: setting.options,
    phase: referee.over ? 'over' : 'playing',
    version: 12_345,
    you: viewer,
    host: 0,
    next: null,
    seats: called.map((name, seat) => ({ seat, name, bot: null, connected: true })),
    waitingFor: referee.waitingFor,
    waiting: Object.fromEntries(
      referee.waitingFor.map(seat => {
        const said = referee.waiting(seat)
        if (!said) throw new Error('waited for without a reason')
        return [seat, { since: time, ...said }]
      }),
    ),
    decisions: viewer === null ? [] : referee.decisions(viewer).map(question => english.decision(question)),
    table: referee.table(viewer) as View['table'],
    log: lines.slice(-recent).map(line => ({
      n: line.n,
      at: time,
      round: line.round,
      pick: line.pick,
      seat: line.seat,
      text: english.line(line, viewer),
      key: line.key,
      params: paramsFor(line, viewer),
    })),
    canUndo: false,
    seedHash: '0'.repeat(64),
    result: referee.result ? english.result(referee.result) : null,
    ...(referee.over ? { seed: '0'.repeat(32) } : {}),
  }
}

/** Bytes of a view on the wire, as text and compressed. */
export function sizesOf(view: View): { readonly text: number; readonly compressed: number } {
  const text = JSON.stringify(view)
  return { text: Buffer.byteLength(text), compressed: gzipSync(text).length }
}
