// The kinds of tables that are simulated, of every game.
import type { GameName } from '../game-names.ts'
import { kinds as tal } from '../tal/kinds.ts'
import { kinds as valley } from '../valley/kinds.ts'

/** A kind of table: its game, its seats and the options wished for it. */
export interface TableKind {
  readonly game: GameName
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}

/** By game, the tables that differ in what happens at them. */
const byGame: Readonly<Record<GameName, readonly Omit<TableKind, 'game'>[]>> = { valley, tal }

export const tableKinds: readonly TableKind[] = Object.entries(byGame).flatMap(([game, kinds]) =>
  kinds.map(kind => ({ ...kind, game: game as GameName })),
)
