// A game under test: what properties that hold for every game need to know of it. Whole random games are described by a
// few numbers, so that a failing one can be shrunk and played again.
import fc from 'fast-check'
import type { DecisionPoint } from '#shared/engine/effect.ts'
import type { Game, UnwordedDecision } from '#shared/engine/game.ts'
import { Match } from '#shared/engine/match.ts'
import type { State } from '#shared/engine/game-context.ts'
import type { DecisionKind, View } from '#shared/protocol.ts'
import { Chance } from '#shared/chance.ts'
import type { Sent, TestTable, Undo } from '../test-table.ts'

/** A game that random players play. */
export interface RandomGame {
  readonly seats: number
  /** Whether players now and then take a pick back. */
  readonly undoes: boolean
  /** Of the shuffles. */
  readonly seed: number
  /** Of the players. */
  readonly picking: number
  /** How many picks are made before the game is left: what shrinks. */
  readonly picks: number
}

/** The numbers by which every game is described; most are played to their end. */
export const randomGameNumbers = {
  undoes: fc.boolean(),
  seed: fc.nat(),
  picking: fc.nat(),
  picks: fc.noBias(fc.integer({ min: 0, max: 1500 })),
}

export interface TestedGame<S extends State = State, D extends RandomGame = RandomGame> {
  readonly game: Game<S>
  readonly randomGames: fc.Arbitrary<D>
  tableOf(game: D): TestTable<S>
  /** What the next seat, or this one, would send. */
  nextSent(table: TestTable<S>, game: D, chance: Chance, seat?: number): Sent
  /** Whether all that is asked can be asked anew from the state alone. */
  isSettled(table: TestTable<S>): boolean
  /** Whether others learn nothing at all of what is picked. */
  isSecret(question: UnwordedDecision | undefined, sent: Sent): boolean
  /** Ids that could be options of something: whatever is visible or imaginable at this table. */
  imaginable(table: TestTable<S>): readonly string[]
  /** What an option of a question of this kind may be called. */
  ids(kind: DecisionKind): RegExp
  /** Where the API allows null in a view of this game's table. */
  readonly mayBeNull: readonly RegExp[]
  /** Whether things can be begun that cannot be ended, so that looking ahead leaves them out. */
  readonly hasDeadEnds: boolean
  /** Whether it may be nobody's turn. */
  isTurnless(view: View): boolean
  /** The part of a view whose size as text is limited. */
  measuredView(view: View): View
  /** How large that may be, and the whole view when it is compressed. */
  readonly largestView: { readonly text: number; readonly compressed: number }
  readonly words: Readonly<Record<'lines' | 'questions' | 'options' | 'waits', object>>
}

/** What the next seat would send: a pick, or now and then an undo. */
export function nextMove<S extends State, D extends RandomGame>(
  { nextSent }: Pick<TestedGame<S, D>, 'nextSent'>,
  table: TestTable<S>,
  game: D,
  chance: Chance,
): Sent | Undo {
  const { referee } = table
  const seat = chance.below(game.seats)
  return game.undoes && chance.once(10) && referee.canUndo(seat) ? { seat, undo: true } : nextSent(table, game, chance)
}

/** Looks at each question of a game on the level of integers, each pick legal; where several seats are asked, any of them goes first. */
export function atEachQuestion<S extends State, D extends RandomGame>(
  { tableOf }: Pick<TestedGame<S, D>, 'tableOf'>,
  game: D,
  look: (match: Match<S>, chance: Chance, point: DecisionPoint) => void,
): void {
  const { setting } = tableOf(game)
  const match = new Match(setting.game.prepare(setting.options, setting.seats), setting.seed)
  const chance = new Chance(game.picking)
  for (let made = 0; made < game.picks && match.open.length > 0; made++) {
    const { point } = chance.one(match.open)
    look(match, chance, point)
    const options = match.options(point)
    const count = point.min + chance.below(Math.min(point.max, options.length) - point.min + 1)
    match.pick(point, chance.some(options, count))
  }
}

/** Called before the first pick and after every pick, with the pick that was made. */
export type Observer<S extends State> = (table: TestTable<S>, chance: Chance, sent: Sent | Undo | null) => void

/** Plays a game as described. */
export function playGame<S extends State, D extends RandomGame>(
  kind: Pick<TestedGame<S, D>, 'nextSent' | 'tableOf'>,
  game: D,
  look: Observer<S>,
  table = kind.tableOf(game),
): TestTable<S> {
  const chance = new Chance(game.picking)
  look(table, chance, null)
  for (let made = 0; made < game.picks && !table.referee.over; made++) {
    const sent = nextMove(kind, table, game, chance)
    table.sendLegal(sent)
    look(table, chance, sent)
  }
  return table
}

const more = Number(process.env['PROPERTIES'] ?? 1)

/** Properties run on the same games every time; with `PROPERTIES=N` on N times as many, and on others each time. */
export function runs(count: number): fc.Parameters<unknown> {
  return more > 1 ? { numRuns: Math.ceil(count * more) } : { numRuns: count, seed: 20_140_501 }
}

/** How long a property may take, in milliseconds. */
export const longTimeout = { timeout: 600_000 * Math.max(1, more) }
