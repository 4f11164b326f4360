// Moments of a table of the board game, and moves of its players as lines of the log, for tests of what is told of them.
import type { Phase, TalTable } from '#shared/tal/table.ts'
import { line } from '#test/shared/tal/wire-fixtures.ts'
import { viewOf } from '#test/shared/wire-records.ts'

/** A table at which Mira looks on, beside Anna, Tom and Lea. */
export const view = viewOf({
  game: 'tal',
  you: 0,
  phase: 'playing',
  seats: ['Mira', 'Anna', 'Tom', 'Lea'].map((name, seat) => ({
    seat,
    name,
    bot: null,
    standIn: null,
    connected: true,
  })),
})
/** The sixth round: its phase, whose turn it is, and where figures stand. */
export const at = (phase: Phase, turn: number | null, pieces: TalTable['pieces'] = []) => ({
  round: 6,
  phase,
  turn,
  mine: null,
  pharaoh: [],
  pieces,
})

/** A worker goes from one place to another. */
export const work = (
  n: number,
  seat: number,
  piece: number,
  from: string,
  to: string,
  steps = 1,
  via: readonly string[] = [],
) => line(n, seat, 'work', { piece: `${seat}w${piece}`, from, to, steps, via })

/** An overseer goes over these places. */
export const march = (n: number, seat: number, overseer: number, ...[from = '', ...way]: readonly string[]) =>
  line(n, seat, 'march', {
    piece: `${seat}o${overseer}`,
    from,
    to: way.at(-1) ?? '',
    steps: way.length,
    via: way.slice(0, -1),
  })
