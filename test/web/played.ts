// Whole games as a page hears them: every view of a viewer in the order they come, and all lines.
import { editions, setIds } from '#shared/valley/editions.ts'
import { vi } from 'vitest'
import type { AnyTable, GameName, LogLine, View } from '#shared/protocol.ts'
import { paramsFor, type Line } from '#shared/engine/log-lines.ts'
import type { State } from '#shared/engine/game-context.ts'
import type { Declarations } from '#shared/message.ts'
import type { TalDeclarations } from '#shared/tal/declarations.ts'
import type { TalTable } from '#shared/tal/table.ts'
import type { ValleyDeclarations } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { games } from '#shared/games.ts'
import { English } from '#shared/messages/english.ts'
import { learnEditions, learnPharaohs } from '#web/lib/valley/card/learned-titles.ts'
import { playKind, type Look } from '../shared/properties/game-kind.ts'
import { play, seated, type Described, type Habit } from '../shared/properties/valley-games.ts'
import { viewFor } from '../shared/properties/made-view.ts'
import type { Sent, Undo } from '../shared/tested-table.ts'
import { talKind } from '../shared/tal/tal-games.ts'

const names = ['Mira', 'Anna', 'Tom', 'Jola', 'Kim', 'Ben']

/** A moment of a game; its view is made when it is looked at, so before the game goes on. */
export interface Heard<Table extends AnyTable = ValleyTable, M extends Declarations = ValleyDeclarations> {
  readonly view: View<Table, M> & { readonly table: Table }
  /** All lines so far, in this viewer's form. */
  readonly lines: readonly LogLine<M['events']>[]
  /** What was sent just before. */
  readonly sent: Sent | Undo | null
}

/** Makes the page know every title and pharaoh. */
export async function learnAll(): Promise<void> {
  vi.stubGlobal('navigator', { onLine: true })
  await Promise.all([learnEditions(editions), learnPharaohs()])
}

/** Every edition as it comes, mixes of all, and a game alone. */
const tables: readonly Pick<Described, 'seats' | 'options'>[] = [
  { seats: 2, options: {} },
  { seats: 3, options: { edition: 'last-rites', pharaohs: true } },
  { seats: 4, options: { edition: 'afterlife' } },
  {
    seats: 3,
    options: { sets: [...setIds], uniques: [...editions], starters: 'both', pharaohs: true, openDiscards: true },
  },
  { seats: 2, options: { edition: 'last-rites' } },
  {
    seats: 1,
    options: { edition: 'afterlife', uniques: [...editions], starters: 'both', solitaire: 'starter', pharaohs: true },
  },
  { seats: 3, options: { edition: 'afterlife', pharaohs: true } },
  {
    seats: 6,
    options: { sets: [...setIds], uniques: [...editions], starters: 'last-rites', half: 'joined', pharaohs: true },
  },
  { seats: 4, options: { quickReactions: true } },
  { seats: 4, options: { edition: 'last-rites', uniques: ['premium'], starters: 'both' } },
  { seats: 2, options: { edition: 'afterlife', uniques: ['premium', 'base'] } },
  { seats: 5, options: { sets: 'lot', uniques: [...editions], starters: 'both' } },
]

/** A game of some edition or mix, described by its number. */
export const game = (
  number: number,
  habits: readonly Habit[] = ['any', 'busy', 'buyer', 'digger'],
  undoes = true,
): Described => {
  const { seats, options } = tables[number % tables.length] ?? { seats: 2, options: {} }
  return { ...seated(seats, options), undoes, seed: number, picking: number, picks: seats > 1 ? Infinity : 400, habits }
}

/**
 * Plays a game and lets one viewer hear it.
 * @param hear called for the first view and after every pick
 */
export function heard(described: Described, viewer: number | null, hear: (moment: Heard) => void): void {
  // The table tells what this game has declared.
  hearing<ValleyTable>(
    'valley',
    look => play(described, look as never),
    viewer,
    moment => hear(moment as Heard),
  )
}

export type HeardTal = Heard<TalTable, TalDeclarations>

/** A game of Tal der Könige, described by its number. */
export function heardTal(number: number, viewer: number | null, hear: (moment: HeardTal) => void): void {
  const described = {
    seats: 2 + (number % 3),
    short: number % 2 === 1,
    undoes: true,
    seed: number,
    picking: number,
    picks: Infinity,
    habits: ['any', 'builder', 'raider', 'builder'] as const,
  }
  // The table tells what this game has declared.
  hearing<TalTable>(
    'tal',
    look => playKind(talKind, described, look as never),
    viewer,
    moment => hear(moment as HeardTal),
  )
}

function hearing<Table extends AnyTable>(
  game: GameName,
  playing: (look: Look<State>) => unknown,
  viewer: number | null,
  hear: (moment: Heard<Table, Declarations>) => void,
): void {
  const english = new English(games[game].english, names)
  const lines: LogLine[] = []
  let call = 0
  playing((table, _chance, sent) => {
    const at = new Date(++call * 1000).toISOString()
    const told = (line: Line): LogLine => ({
      n: line.n,
      at,
      round: line.round,
      pick: line.pick,
      seat: line.seat,
      text: english.line(line, viewer),
      key: line.key,
      params: paramsFor(line, viewer),
    })
    lines.push(...table.lines.slice(lines.length).map(told))
    const known = lines.length
    hear({
      sent,
      get lines() {
        return lines.slice(0, known)
      },
      get view() {
        const view = viewFor(table, viewer)
        const seats = view.seats.map(seat => ({ ...seat, name: names[seat.seat] ?? '' }))
        return { ...view, seats, table: view.table as Table, log: lines.slice(0, known).slice(-12) }
      },
    })
  })
}

/** The last moment of a game. */
export function lastOf(
  described: Described,
  viewer: number | null = 0,
  hear: (moment: Heard) => void = () => undefined,
): Heard {
  let last: Heard | null = null
  heard(described, viewer, moment => hear((last = moment)))
  if (!last) throw new Error('a game without a first view')
  return last
}
