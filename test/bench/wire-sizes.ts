// What travels while a game is played by random players: every view that every seat gets, as the table makes it, what is
// sent of it to who knows the one before, and the rows the table keeps. The network and workerd are left out.
import { gzipSync } from 'node:zlib'
import { TableState } from '#shared/table/table-state.ts'
import type { MadeEvent, Row } from '#shared/table/rows.ts'
import { withPresent } from '#shared/table/views.ts'
import { diffView } from '#shared/view-diff.ts'
import { games } from '#shared/games.ts'
import type { GameName, Message, View } from '#shared/protocol.ts'
import { English } from '#shared/messages/english.ts'
import { anyPick } from '#test/client/player.ts'
import { Chance } from '#shared/chance.ts'
import { accepted } from '#test/shared/accepted-options.ts'

export interface Wire {
  /** Sizes of single views in bytes, smallest first. */
  readonly views: readonly number[]
  readonly zipped: readonly number[]
  /** The same of what is sent to who knows the view before, and of this what goes to seats that are asked nothing. */
  readonly updates: readonly number[]
  readonly zippedUpdates: readonly number[]
  readonly toOthers: readonly number[]
  /** Bytes that one seat gets over a whole game, by game: whole views, and changes. */
  readonly perGame: readonly number[]
  readonly changesPerGame: readonly number[]
  /** Rows that a whole game writes, and the bytes of their texts, by game. */
  readonly rows: readonly number[]
  readonly rowBytes: readonly number[]
}

/** Plays some games and weighs what they send and keep. */
export function weighGames(name: GameName, seats: number, count: number): Wire {
  const chance = new Chance(11)
  const played = Array.from({ length: count }, () => playOne(name, seats, chance))
  const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)
  const total = (bytes: readonly number[]) => bytes.reduce((sum, each) => sum + each, 0)
  const all = (what: (game: Played) => readonly number[]) => sorted(played.flatMap(what))
  return {
    views: all(({ views }) => views),
    zipped: all(({ zipped }) => zipped),
    updates: all(({ updates }) => updates),
    zippedUpdates: all(({ zippedUpdates }) => zippedUpdates),
    toOthers: all(({ toOthers }) => toOthers),
    perGame: sorted(played.map(({ views }) => total(views) / seats)),
    changesPerGame: sorted(played.map(({ updates }) => total(updates) / seats)),
    rows: sorted(played.map(({ rows }) => rows.length)),
    rowBytes: sorted(played.map(({ rows }) => rows.reduce((sum, row) => sum + JSON.stringify(row).length, 0))),
  }
}

interface Played extends Pick<Wire, 'views' | 'zipped' | 'updates' | 'zippedUpdates' | 'toOthers'> {
  readonly rows: readonly Row[]
}

function playOne(game: GameName, seats: number, chance: Chance): Played {
  const made: MadeEvent = {
    kind: 'made',
    id: 'A'.repeat(16),
    game,
    version: games[game].version,
    options: accepted(games[game].settle({}, seats, () => 0)),
    seats,
    seed: Buffer.from(chance.seed()).toString('hex'),
    name: 'Christina',
    hash: '',
  }
  const state = new TableState(made, games[game])
  const rows: Row[] = [state.firstRow(0)]
  for (let seat = 1; seat < seats; seat++)
    rows.push(state.apply({ kind: 'sat', seat, name: 'Bartholomew', hash: '' }, 0))
  const views: number[] = []
  const zipped: number[] = []
  const updates: number[] = []
  const zippedUpdates: number[] = []
  const toOthers: number[] = []
  const present = { connected: Array.from({ length: seats }, () => true), watching: 0 }
  const known: View[] = []
  for (let at = 1; state.phase === 'playing'; at++) {
    for (let seat = 0; seat < seats; seat++) {
      const view = withPresent(state.views.whole(seat), present)
      const text = JSON.stringify(view)
      views.push(Buffer.byteLength(text))
      if (at % 16 === 0) zipped.push(gzipSync(text).length)
      const before = known[seat]
      known[seat] = view
      const change = before && diffView(before, view)
      if (!change) continue
      const update = JSON.stringify({ type: 'change', ...change } satisfies Message)
      const bytes = Buffer.byteLength(update)
      updates.push(bytes)
      if (view.decisions.length === 0) toOthers.push(bytes)
      if (at % 16 === 0) zippedUpdates.push(gzipSync(update).length)
    }
    rows.push(pickIn(state, chance, at))
  }
  return { views, zipped, updates, zippedUpdates, toOthers, rows }
}

function pickIn(state: TableState, chance: Chance, at: number): Row {
  const seat = state.waitingFor[0] ?? 0
  const decision = state.referee?.decisions(seat)[0]
  if (!decision) throw new Error('nobody is asked')
  const row = state.pick(seat, anyPick(new English(state.game.english, []).decision(decision), chance), at)
  if ('code' in row) throw new Error(`an offered pick is refused: ${row.reason}`)
  return row
}
