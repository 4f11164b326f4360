// Whole games as one viewer's page follows them: every view in the order in which they come, and all lines of the log.
import { editions, setIds } from '#shared/valley/editions.ts'
import { vi } from 'vitest'
import type { AnyTable, GameName, LogLine, View } from '#shared/protocol.ts'
import type { Declarations } from '#shared/message.ts'
import type { TalDeclarations } from '#shared/tal/declarations.ts'
import type { TalTable } from '#shared/tal/table.ts'
import type { ValleyDeclarations } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { games } from '#shared/games.ts'
import { English } from '#shared/messages/english.ts'
import { loadEditions, loadPharaohs } from '#web/lib/valley/card/loaded-titles.ts'
import { playGame } from '../shared/properties/tested-game.ts'
import { play, tableSetup, type RandomValleyGame, type Habit } from '../shared/properties/valley-games.ts'
import { linesInView, viewFor, type ViewedTable } from '../shared/properties/made-view.ts'
import type { Sent, Undo } from '../shared/test-table.ts'
import { testedTal } from '../shared/tal/tal-games.ts'
import { talLine, talView, valleyLine, valleyView } from '#test/shared/typed-by-game.ts'
import type { Chance } from '#shared/chance.ts'
import { logLine } from '#shared/table/view-builder.ts'

const names = ['Mira', 'Anna', 'Tom', 'Jola', 'Kim', 'Ben']

/** A moment of a game; its view is made when it is looked at, so before the game goes on. */
export interface Moment<Table extends AnyTable = ValleyTable, M extends Declarations = ValleyDeclarations> {
  readonly view: View<Table, M> & { readonly table: Table }
  /** All lines so far, in this viewer's form. */
  readonly lines: readonly LogLine<M['events']>[]
  /** What was sent just before. */
  readonly sent: Sent | Undo | null
}
export type TalMoment = Moment<TalTable, TalDeclarations>

/** Makes the page learn every title and pharaoh. */
export async function loadAllTexts(): Promise<void> {
  vi.stubGlobal('navigator', { onLine: true })
  await Promise.all([loadEditions(editions), loadPharaohs()])
}

/** Every edition as it comes, mixes of all, and a solitaire. */
const tables: readonly Pick<RandomValleyGame, 'seats' | 'options'>[] = [
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
export const valleyGame = (
  number: number,
  habits: readonly Habit[] = ['any', 'busy', 'buyer', 'digger'],
  undoes = true,
): RandomValleyGame => {
  const { seats, options } = tables[number % tables.length] ?? { seats: 2, options: {} }
  return {
    ...tableSetup(seats, options),
    undoes,
    seed: number,
    picking: number,
    picks: seats > 1 ? Infinity : 400,
    habits,
  }
}

/**
 * Plays a game and follows it as one viewer's page does.
 * @param look called for the first view and after every pick
 */
export function watchGame(game: RandomValleyGame, viewer: number | null, look: (moment: Moment) => void): void {
  play(game, eachMoment('valley', viewer, { view: valleyView, line: valleyLine }, look))
}

/** A game of Tal der Könige, described by its number. */
export function watchTalGame(number: number, viewer: number | null, look: (moment: TalMoment) => void): void {
  const game = {
    seats: 2 + (number % 3),
    short: number % 2 === 1,
    undoes: true,
    seed: number,
    picking: number,
    picks: Infinity,
    habits: ['any', 'builder', 'raider', 'builder'] as const,
  }
  playGame(testedTal, game, eachMoment('tal', viewer, { view: talView, line: talLine }, look))
}

/** Types what a table sends by what its game declares. */
interface Typed<Table extends AnyTable, M extends Declarations> {
  readonly view: (view: View) => View<Table, M> & { readonly table: Table }
  readonly line: (line: LogLine) => LogLine<M['events']>
}

/** What is called at every moment of a game that is being played, and makes what this viewer is sent then. */
function eachMoment<Table extends AnyTable, M extends Declarations>(
  game: GameName,
  viewer: number | null,
  typed: Typed<Table, M>,
  look: (moment: Moment<Table, M>) => void,
): (table: ViewedTable, chance: Chance, sent: Sent | Undo | null) => void {
  const english = new English(games[game].english, names)
  const lines: LogLine<M['events']>[] = []
  let calls = 0
  return (table, _chance, sent) => {
    const at = new Date(++calls * 1000).toISOString()
    for (const line of table.lines.slice(lines.length))
      lines.push(typed.line(logLine(line, viewer, at, english.line(line, viewer))))
    const known = lines.length
    look({
      sent,
      get lines() {
        return lines.slice(0, known)
      },
      get view() {
        const view = typed.view(viewFor(table, viewer))
        const seats = view.seats.map(seat => ({ ...seat, name: names[seat.seat] ?? '' }))
        return { ...view, seats, log: lines.slice(0, known).slice(-linesInView) }
      },
    })
  }
}

/** The last moment of a game. */
export function lastMoment(
  game: RandomValleyGame,
  viewer: number | null = 0,
  look: (moment: Moment) => void = () => undefined,
): Moment {
  let last: Moment | null = null
  watchGame(game, viewer, moment => look((last = moment)))
  if (!last) throw new Error('a game without a first view')
  return last
}
