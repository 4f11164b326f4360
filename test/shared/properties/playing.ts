// Whole games of the deck-builder for the properties: described by a few numbers, so that what fails can be shrunk and
// played again, and played by players with habits, for some corners are never reached by picking evenly.
import fc from 'fast-check'
import type { Question } from '#shared/engine/game.ts'
import { valley } from '#shared/valley/game.ts'
import { settle, type ValleyOptions } from '#shared/valley/options.ts'
import { boxes, editions, setIds, type Edition } from '#shared/valley/title.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { Chance } from '../chance.ts'
import { Table, type Sent, type Undo } from '../tables.ts'

export const habits = ['any', 'busy', 'buyer', 'swapper', 'miser', 'idler', 'keeper', 'digger'] as const
export type Habit = (typeof habits)[number]

/** Options of a table as somebody asks for them. */
export type Asked = Partial<Readonly<Record<keyof ValleyOptions, unknown>>>

export interface Described {
  readonly seats: number
  /** What was asked for when the table was made. What is left to the lot comes from `seed`. */
  readonly options: Asked
  /** Whether players now and then take a pick back. */
  readonly undoes: boolean
  /** Of the shuffles. */
  readonly seed: number
  /** Of the players. */
  readonly picking: number
  /** How many picks are made before the game is left: what shrinks. */
  readonly picks: number
  readonly habits: readonly Habit[]
}

const habit = fc.constantFrom(...habits)

type Seated = Pick<Described, 'seats' | 'options'>
const box = fc.constantFrom(...boxes)
const flags = fc.record({ quickReactions: fc.boolean(), openDiscards: fc.boolean(), pharaohs: fc.boolean() })
const uniques = (least: number): fc.Arbitrary<readonly Edition[]> => fc.subarray([...editions], { minLength: least })
const starters = fc.constantFrom('base', 'last-rites', 'both')

/** Every mix there is: one edition as it comes, sets by lot, half sets by lot, and everything at once. */
const mixes: fc.Arbitrary<Asked> = fc.oneof(
  { weight: 3, arbitrary: box.map(edition => ({ edition })) },
  { weight: 2, arbitrary: fc.record({ edition: box, sets: fc.constant('lot'), uniques: uniques(1), starters }) },
  { weight: 2, arbitrary: fc.record({ edition: box, sets: fc.constant('lot'), half: fc.constantFrom('apart', 'joined'), uniques: uniques(0), starters }) },
  { weight: 1, arbitrary: fc.record({ sets: fc.subarray([...setIds], { minLength: 8 }), uniques: uniques(2), starters }) },
)

/** A table of these options with so many seats, or with 2 to 4 where their stock is too small for more. */
export function seated(seats: number, options: Asked): Seated {
  return { seats: 'code' in settle(options, seats, () => 0) ? 2 + seats % 3 : seats, options }
}

/** Tables of 2 to 6 seats, as many as their stock allows. */
const together: fc.Arbitrary<Seated> = fc.record({ seats: fc.integer({ min: 2, max: 6 }), mix: mixes, flags })
  .map(({ seats, mix, flags: given }) => seated(seats, { ...mix, ...given }))
/** One seat: solitaire. */
const alone: fc.Arbitrary<Seated> = fc.record({ mix: mixes, flags, solitaire: fc.constantFrom('starter', 'master') })
  .map(({ mix, flags: given, solitaire }) => ({ seats: 1, options: { ...mix, ...given, solitaire } }))

const played = {
  undoes: fc.boolean(), seed: fc.nat(), picking: fc.nat(), picks: fc.noBias(fc.integer({ min: 0, max: 1500 })),
  habits: fc.oneof({ weight: 2, arbitrary: fc.constant(['any'] as Habit[]) }, { weight: 3, arbitrary: fc.array(habit, { minLength: 1, maxLength: 4 }) }),
}
const at = (table: fc.Arbitrary<Seated>): fc.Arbitrary<Described> => fc.record({ table, ...played }).map(({ table: where, ...rest }) => ({ ...where, ...rest }))

/** Games of every edition and mix, with all options and 1 to 6 seats, most of them played to their end. */
export const described: fc.Arbitrary<Described> = at(fc.oneof({ weight: 9, arbitrary: together }, { weight: 1, arbitrary: alone }))

/** Games of the base edition alone, with 2 to 4 seats: for what knows no other yet. */
export const describedBase: fc.Arbitrary<Described> = fc.record({
  seats: fc.integer({ min: 2, max: 4 }), quickReactions: fc.boolean(), openDiscards: fc.boolean(), ...played,
}).map(({ quickReactions, openDiscards, ...game }) => ({ ...game, options: { quickReactions, openDiscards } }))

/** Games that are played to their end. Alone one may hold up the end for ever (rules/valley), so these have opponents. */
export const whole: fc.Arbitrary<Described> = at(together).map(game => ({ ...game, picks: Infinity }))

const more = Number(process.env['PROPERTIES'] ?? 1)

/** Properties run on the same games every time; with `PROPERTIES=N` on N times as many, and on others each time. */
export function runs(count: number): fc.Parameters<unknown> {
  return more > 1 ? { numRuns: Math.ceil(count * more) } : { numRuns: count, seed: 20_140_501 }
}

/** How long a property may take, in milliseconds. */
export const patience = { timeout: 120_000 * Math.max(1, more) }

export function tableOf({ seats, options, seed }: Described): Table<ValleyState> {
  const lot = new Chance(seed ^ 0x5e7)
  const settled = settle(options, seats, count => lot.below(count))
  if ('code' in settled) throw new Error(String(settled.message))
  return new Table<ValleyState>({ game: valley, options: settled, seats, seed: new Chance(seed).seed() })
}

/** How much a habit likes an option of the question of the turn; 0 only if there is nothing else. */
function liking(habit: Habit, { id, key, card }: Question['options'][number], chance: Chance): number {
  const isEnd = key === 'end' || key === 'end-order'
  const title = card?.card ?? ''
  switch (habit) {
    case 'any': return 1
    case 'busy': return isEnd ? 0 : key === 'execute' ? 9 : 1
    case 'buyer': return key === 'buy' ? 9 : isEnd ? 1 : 0.2
    // Holds the end up: swaps pyramid cards, keeps Shabti for the next turn, and does nothing else.
    case 'swapper': return key === 'execute' && (title === 'shabti' || title === 'urn') ? 9 : isEnd ? 1 : 0
    case 'miser': return key === 'buy' ? 0 : 1
    case 'idler': return id === 'end' ? 1 : 0
    case 'keeper': return key === 'entomb' ? 0 : isEnd ? 0.1 : 1
    case 'digger': return key === 'entomb' ? 9 : isEnd && chance.once(3) ? 1 : key === 'execute' ? 3 : 0.5
  }
}

function weighed<T>(list: readonly T[], weigh: (each: T) => number, chance: Chance): T {
  const weights = list.map(weigh)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return chance.one(list)
  let left = chance.below(1_000_000) / 1_000_000 * sum
  for (const [index, weight] of weights.entries()) {
    left -= weight
    if (left < 0 && weight > 0) return list[index] as T
  }
  return list[weights.findLastIndex(weight => weight > 0)] as T
}

/** What a player with a habit picks. */
export function picked(question: Question, habit: Habit, chance: Chance): readonly string[] {
  const { kind, key, options, min, max } = question
  if (kind === 'play') return [weighed(options, option => liking(habit, option, chance), chance).id]
  if (habit === 'swapper' && key === 'swap-or-sacrifice') return [(options.find(option => option.id === '0') ?? chance.one(options)).id]
  if (habit === 'swapper' && key === 'stack.hand') return [(options.find(option => option.card?.card === 'shabti') ?? chance.one(options)).id]
  const count = min + chance.below(max - min + 1)
  return chance.some(options, count).map(option => option.id)
}

/** The habit of each seat of a game. */
export function habitOf({ habits: all }: Described, seat: number): Habit {
  return all[seat % all.length] as Habit
}

/** What the next seat would send. */
export function nextSent(table: Table<ValleyState>, game: Described, chance: Chance): Sent {
  const seat = chance.one(table.referee.waitingFor)
  const question = chance.one(table.referee.decisions(seat))
  return { seat, decision: question.id, options: picked(question, habitOf(game, seat), chance) }
}

/** The same, or now and then the wish to take the last pick back. */
export function nextWish(table: Table<ValleyState>, game: Described, chance: Chance): Sent | Undo {
  const { referee } = table
  const seat = chance.below(game.seats)
  return game.undoes && chance.once(10) && referee.canUndo(seat) ? { seat, undo: true } : nextSent(table, game, chance)
}

/**
 * Plays a game as described.
 * @param look called before the first pick and after every pick, with the pick that was made
 */
export function play(game: Described, look: (table: Table<ValleyState>, chance: Chance, sent: Sent | Undo | null) => void, table = tableOf(game)): Table<ValleyState> {
  const chance = new Chance(game.picking)
  look(table, chance, null)
  for (let made = 0; made < game.picks && !table.referee.over; made++) {
    const sent = nextWish(table, game, chance)
    table.sendLegal(sent)
    look(table, chance, sent)
  }
  return table
}
