// What travels while a game is played by random players: every view that every seat gets, as the table makes it, and the
// rows the table keeps. The network and workerd are left out.
import { gzipSync } from 'node:zlib'
import { Memory } from '#worker/memory.ts'
import type { Made, Row } from '#worker/store.ts'
import { viewOf } from '#worker/view.ts'
import { games } from '#shared/games.ts'
import type { GameName } from '#shared/protocol.ts'
import { English } from '#shared/words/english.ts'
import { anyPick } from '#test/client/player.ts'
import { Chance } from '#test/shared/chance.ts'

export interface Wire {
  /** Sizes of single views in bytes, smallest first. */
  readonly views: readonly number[]
  readonly zipped: readonly number[]
  /** Bytes that one seat gets over a whole game, by game. */
  readonly perGame: readonly number[]
  /** Rows that a whole game writes, and the bytes of their texts, by game. */
  readonly rows: readonly number[]
  readonly rowBytes: readonly number[]
}

/** Plays some games and weighs what they send and keep. */
export function weighGames(name: GameName, seats: number, count: number): Wire {
  const chance = new Chance(11)
  const played = Array.from({ length: count }, () => playOne(name, seats, chance))
  const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)
  return {
    views: sorted(played.flatMap(({ views }) => views)),
    zipped: sorted(played.flatMap(({ zipped }) => zipped)),
    perGame: sorted(played.map(({ views }) => views.reduce((sum, bytes) => sum + bytes, 0) / seats)),
    rows: sorted(played.map(({ rows }) => rows.length)),
    rowBytes: sorted(played.map(({ rows }) => rows.reduce((sum, row) => sum + JSON.stringify(row).length, 0))),
  }
}

function playOne(game: GameName, seats: number, chance: Chance): { readonly views: readonly number[], readonly zipped: readonly number[], readonly rows: readonly Row[] } {
  const made: Made = {
    kind: 'made', id: 'A'.repeat(16), game, version: games[game].version, options: games[game].settle({}, seats, () => 0) as Made['options'],
    seats, seed: Buffer.from(chance.seed()).toString('hex'), name: 'Christina', hash: '',
  }
  const memory = new Memory(made)
  const rows: Row[] = [memory.firstRow(0)]
  for (let seat = 1; seat < seats; seat++) rows.push(memory.enact({ kind: 'sat', seat, name: 'Bartholomew', hash: '' }, 0))
  const views: number[] = []
  const zipped: number[] = []
  const connected = Array.from({ length: seats }, () => true)
  for (let at = 1; memory.phase === 'playing'; at++) {
    for (let seat = 0; seat < seats; seat++) {
      const text = JSON.stringify(viewOf(memory, seat, connected))
      views.push(Buffer.byteLength(text))
      if (at % 16 === 0) zipped.push(gzipSync(text).length)
    }
    rows.push(pickIn(memory, chance, at))
  }
  return { views, zipped, rows }
}

function pickIn(memory: Memory, chance: Chance, at: number): Row {
  const seat = memory.waitingFor[0] ?? 0
  const decision = memory.referee?.decisions(seat)[0]
  if (!decision) throw new Error('nobody is asked')
  const row = memory.pick(seat, anyPick(new English(memory.made.game, []).decision(decision), chance), at)
  if ('code' in row) throw new Error(`an offered pick is refused: ${row.reason}`)
  return row
}
