// Whole games of the deck-builder for the properties: described by a few numbers, so that what fails can be shrunk and
// played again, and played by players with habits, for some corners are never reached by picking evenly.
import { boxes, editions, setIds, type Edition } from '#shared/valley/editions.ts'
import fc from 'fast-check'
import type { UnwordedDecision } from '#shared/engine/game.ts'
import { CardIndex } from '#shared/valley/card-index.ts'
import { valley } from '#shared/valley/index.ts'
import { settle, type ValleyOptions } from '#shared/valley/options.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { cards } from '#shared/valley/messages/en/cards.ts'
import { lines } from '#shared/valley/messages/en/log.ts'
import * as words from '#shared/valley/messages/en/prompts.ts'
import { Chance } from '#shared/chance.ts'
import { TestTable, type Sent, type Setting, type Undo } from '../test-table.ts'
import {
  nextMove as nextWishOf,
  randomGameNumbers,
  playGame,
  type RandomGame,
  type TestedGame,
  type Observer,
} from './tested-game.ts'
import { required } from '#test/shared/required.ts'
import { accepted } from '#test/shared/accepted-options.ts'

export { longTimeout, runs } from './tested-game.ts'

export const habits = ['any', 'busy', 'buyer', 'swapper', 'miser', 'idler', 'keeper', 'digger'] as const
export type Habit = (typeof habits)[number]

/** Options of a table as somebody asks for them. */
export type RequestedOptions = Partial<Readonly<Record<keyof ValleyOptions, unknown>>>

export interface RandomValleyGame extends RandomGame {
  /** What was asked for when the table was made. What is left to the lot comes from `seed`. */
  readonly options: RequestedOptions
  readonly habits: readonly Habit[]
}

const habit = fc.constantFrom(...habits)

type SeatsAndOptions = Pick<RandomValleyGame, 'seats' | 'options'>
const box = fc.constantFrom(...boxes)
const flags = fc.record({ quickReactions: fc.boolean(), openDiscards: fc.boolean(), pharaohs: fc.boolean() })
const uniques = (least: number): fc.Arbitrary<readonly Edition[]> => fc.subarray([...editions], { minLength: least })
const starters = fc.constantFrom('base', 'last-rites', 'both')

/** Every mix there is: one edition as it comes, sets by lot, half sets by lot, and everything at once. */
const mixes: fc.Arbitrary<RequestedOptions> = fc.oneof(
  { weight: 3, arbitrary: box.map(edition => ({ edition })) },
  { weight: 2, arbitrary: fc.record({ edition: box, sets: fc.constant('lot'), uniques: uniques(1), starters }) },
  {
    weight: 2,
    arbitrary: fc.record({
      edition: box,
      sets: fc.constant('lot'),
      half: fc.constantFrom('apart', 'joined'),
      uniques: uniques(0),
      starters,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ sets: fc.subarray([...setIds], { minLength: 8 }), uniques: uniques(2), starters }),
  },
)

/** A table of these options with so many seats, or with 2 to 4 where their stock is too small for more. */
export function tableSetup(seats: number, options: RequestedOptions): SeatsAndOptions {
  return { seats: 'code' in settle(options, seats, () => 0) ? 2 + (seats % 3) : seats, options }
}

/** Tables of 2 to 6 seats, as many as their stock allows. */
const severalSeats: fc.Arbitrary<SeatsAndOptions> = fc
  .record({ seats: fc.integer({ min: 2, max: 6 }), mix: mixes, flags })
  .map(({ seats, mix, flags: given }) => tableSetup(seats, { ...mix, ...given }))
/** One seat: solitaire. */
const solitaire: fc.Arbitrary<SeatsAndOptions> = fc
  .record({ mix: mixes, flags, solitaire: fc.constantFrom('starter', 'master') })
  .map(({ mix, flags: given, solitaire }) => ({ seats: 1, options: { ...mix, ...given, solitaire } }))

const played = {
  ...randomGameNumbers,
  habits: fc.oneof(
    { weight: 2, arbitrary: fc.constant<readonly Habit[]>(['any']) },
    { weight: 3, arbitrary: fc.array(habit, { minLength: 1, maxLength: 4 }) },
  ),
}
const at = (table: fc.Arbitrary<SeatsAndOptions>): fc.Arbitrary<RandomValleyGame> =>
  fc.record({ table, ...played }).map(({ table: where, ...rest }) => ({ ...where, ...rest }))

/** Games of every edition and mix, with all options and 1 to 6 seats, most of them played to their end. */
export const randomValleyGames: fc.Arbitrary<RandomValleyGame> = at(
  fc.oneof({ weight: 9, arbitrary: severalSeats }, { weight: 1, arbitrary: solitaire }),
)

/** Games of the base edition, with 2 to 4 seats. */
export const randomBaseGames: fc.Arbitrary<RandomValleyGame> = fc
  .record({
    seats: fc.integer({ min: 2, max: 4 }),
    quickReactions: fc.boolean(),
    openDiscards: fc.boolean(),
    ...played,
  })
  .map(({ quickReactions, openDiscards, ...game }) => ({ ...game, options: { quickReactions, openDiscards } }))

/**
 * Games that are played to their end. In solitaire a player may hold up the end for ever (valley/RULES.md, Held-up games),
 * so these have opponents.
 */
export const wholeGames: fc.Arbitrary<RandomValleyGame> = at(severalSeats).map(game => ({ ...game, picks: Infinity }))

export function tableOf({ seats, options, seed }: RandomValleyGame): TestTable<ValleyState> {
  const lot = new Chance(seed ^ 0x5e7)
  const settled = accepted(settle(options, seats, count => lot.below(count)))
  return new TestTable<ValleyState>({ game: valley, options: settled, seats, seed: new Chance(seed).seed() })
}

/** The options of a table of the deck-builder, which were settled when it was set. */
export const valleyOptions = ({ options, seats }: Pick<Setting, 'options' | 'seats'>): ValleyOptions =>
  accepted(settle(options, seats, () => 0))

/** The cards of a table of the deck-builder. */
export const cardIndexOf = (setting: Pick<Setting, 'options' | 'seats'>): CardIndex =>
  new CardIndex(valleyOptions(setting), setting.seats)

/** How much a habit likes an option of the question of the turn; 0 only if there is nothing else. */
function preference(habit: Habit, { id, key, card }: UnwordedDecision['options'][number], chance: Chance): number {
  const isEnd = key === 'end' || key === 'end-order'
  const title = card?.card ?? ''
  switch (habit) {
    case 'any':
      return 1
    case 'busy':
      return isEnd ? 0 : key === 'execute' ? 9 : 1
    case 'buyer':
      return key === 'buy' ? 9 : isEnd ? 1 : 0.2
    // Holds the end up: swaps pyramid cards, keeps Shabti for the next turn, and does nothing else.
    case 'swapper':
      return key === 'execute' && (title === 'shabti' || title === 'urn') ? 9 : isEnd ? 1 : 0
    case 'miser':
      return key === 'buy' ? 0 : 1
    case 'idler':
      return id === 'end' ? 1 : 0
    case 'keeper':
      return key === 'entomb' ? 0 : isEnd ? 0.1 : 1
    case 'digger':
      return key === 'entomb' ? 9 : isEnd && chance.once(3) ? 1 : key === 'execute' ? 3 : 0.5
  }
}

/** What a player with a habit picks. */
export function pickByHabit(question: UnwordedDecision, habit: Habit, chance: Chance): readonly string[] {
  const { kind, key, options, min, max } = question
  if (kind === 'play') return [chance.weighed(options, option => preference(habit, option, chance)).id]
  if (habit === 'swapper' && key === 'swap-or-sacrifice')
    return [(options.find(option => option.id === '0') ?? chance.one(options)).id]
  if (habit === 'swapper' && key === 'stack.hand')
    return [(options.find(option => option.card?.card === 'shabti') ?? chance.one(options)).id]
  const count = min + chance.below(max - min + 1)
  return chance.some(options, count).map(option => option.id)
}

/** The habit of each seat of a game. */
function habitOf({ habits: all }: RandomValleyGame, seat: number): Habit {
  return required(all[seat % all.length])
}

/** What the next seat, or this one, would send. */
export function nextSent(
  table: TestTable<ValleyState>,
  game: RandomValleyGame,
  chance: Chance,
  seat = chance.one(table.referee.waitingFor),
): Sent {
  const question = chance.one(table.referee.decisions(seat))
  return { seat, decision: question.id, options: pickByHabit(question, habitOf(game, seat), chance) }
}

/** Ids that could be options of something: whatever is visible or imaginable at this table. */
function imaginable(table: TestTable<ValleyState>): readonly string[] {
  const { state, numbers } = table.context
  const ids = new Set<string>([
    '',
    'pass',
    'enough',
    'end',
    'end-order',
    'power',
    '0',
    '1',
    '2',
    '5',
    'boneyard',
    'stock',
    '-1',
    '1024',
    'undefined',
    'constructor',
  ])
  for (let shown = 1; shown <= numbers.shown + 1; shown += 3) ids.add(`t${shown}`)
  for (let held = 0; held < state.players.length; held++)
    for (let last = Math.max(1, (numbers.held[held] ?? 0) - 12); last <= (numbers.held[held] ?? 0) + 1; last++)
      ids.add(`${held}h${last}`)
  for (const title of Object.keys(cards)) ids.add(title)
  const named = [...ids]
  return [...named, ...named.flatMap(id => ['buy', 'execute', 'entomb', 'protect', 'power'].map(use => `${use}-${id}`))]
}

const cardOrPlace = /^((protect-)?(t|\dh)[1-9]\d*|\d|credit-\d|boneyard|stock|pass|enough)$/

/** The deck-builder under test. */
export const testedValley: TestedGame<ValleyState, RandomValleyGame> = {
  game: valley,
  randomGames: randomValleyGames,
  tableOf,
  nextSent,
  imaginable,
  isSettled: ({ referee }) => referee.waitingFor.some(seat => referee.decisions(seat)[0]?.kind === 'play'),
  isSecret: () => false,
  ids: kind =>
    kind === 'play'
      ? /^((buy|execute|entomb)-(t|\dh)[1-9]\d*|power|end|end-order)$/
      : kind === 'pharaoh'
        ? /^[a-z-]+$/
        : cardOrPlace,
  mayBeNull: [/^\.table\.pyramid\[\d\]\[\d\]$/, /^\.table\.boneyard\.top$/, /^\.table\.players\[\d\]\.discard\.top$/],
  hasDeadEnds: true,
  isTurnless: ({ phase }) => phase === 'over',
  measuredView: view => view,
  largestView: { text: 12 * 1024, compressed: 3 * 1024 },
  words: { ...words, lines },
}

/** Plays a game of the deck-builder as described. */
export const play = (
  game: RandomValleyGame,
  look: Observer<ValleyState>,
  table?: TestTable<ValleyState>,
): TestTable<ValleyState> => playGame(testedValley, game, look, table)

/** What the next seat would send: a pick, or now and then an undo. */
export const nextValleyMove = (table: TestTable<ValleyState>, game: RandomValleyGame, chance: Chance): Sent | Undo =>
  nextWishOf(testedValley, table, game, chance)
