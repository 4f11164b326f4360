// Whole games of the deck-builder as a page hears them: every view of a viewer in the order they come, and all lines.
import type { LogLine, View } from '#shared/protocol.ts'
import { paramsFor, type Line } from '#shared/engine/log.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { englishSpeaker, textOf } from '#shared/words/english.ts'
import { play, type Described, type Habit } from '../shared/properties/playing.ts'
import { viewFor } from '../shared/properties/views.ts'
import type { Sent, Undo } from '../shared/tables.ts'

const names = ['Mira', 'Anna', 'Tom', 'Jola']

export interface Heard {
  readonly view: View & { readonly table: ValleyTable }
  /** All lines so far, in this viewer's form. */
  readonly lines: readonly LogLine[]
  /** What was sent just before. */
  readonly sent: Sent | Undo | null
}

/** A game with 2 to 4 seats, described by its number. */
export const game = (number: number, habits: readonly Habit[] = ['any', 'busy', 'buyer', 'digger'], undoes = true): Described =>
  ({ seats: 2 + number % 3, options: {}, undoes, seed: number, picking: number, picks: Infinity, habits })

/**
 * Plays a game and lets one viewer hear it.
 * @param hear called for the first view and after every pick
 */
export function heard(described: Described, viewer: number | null, hear: (moment: Heard) => void): void {
  const speak = englishSpeaker(names)
  const lines: LogLine[] = []
  let call = 0
  play(described, (table, _chance, sent) => {
    const at = new Date(++call * 1000).toISOString()
    const told = (line: Line): LogLine => ({
      n: line.n, at, round: line.round, pick: line.pick, seat: line.seat, text: textOf(line, viewer, speak), key: line.key, params: paramsFor(line, viewer),
    })
    lines.push(...table.lines.slice(lines.length).map(told))
    const view = viewFor(table, viewer)
    const seats = view.seats.map(seat => ({ ...seat, name: names[seat.seat] ?? '' }))
    hear({ view: { ...view, seats, table: view.table as ValleyTable, log: lines.slice(-12) }, lines: [...lines], sent })
  })
}
