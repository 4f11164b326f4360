// Whole games of Tal der Könige for the properties, played by players with habits: picking evenly hardly ever completes a
// pyramid, raids a site or takes one over.
import fc from 'fast-check'
import type { UnwordedDecision } from '#shared/engine/game.ts'
import type { DecisionKind } from '#shared/protocol.ts'
import { tal } from '#shared/tal/index.ts'
import { settle } from '#shared/tal/options.ts'
import type { TalState } from '#shared/tal/state.ts'
import { lines } from '#shared/tal/messages/en/log.ts'
import * as words from '#shared/tal/messages/en/prompts.ts'
import { Chance } from '#shared/chance.ts'
import { randomGameNumbers, type RandomGame, type TestedGame } from '../properties/tested-game.ts'
import { TestTable, type Sent } from '../test-table.ts'
import { accepted } from '#test/shared/accepted-options.ts'
import { isTalOption } from '#test/shared/typed-by-game.ts'

export const habits = ['any', 'builder', 'raider', 'idler'] as const
export type Habit = (typeof habits)[number]

export interface RandomTalGame extends RandomGame {
  readonly short: boolean
  readonly habits: readonly Habit[]
}

/** Games of 2 to 4 seats, most of them played to their end. */
export const randomTalGames: fc.Arbitrary<RandomTalGame> = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  short: fc.boolean(),
  ...randomGameNumbers,
  habits: fc.oneof(
    { weight: 1, arbitrary: fc.constant<readonly Habit[]>(['any']) },
    { weight: 3, arbitrary: fc.array(fc.constantFrom(...habits), { minLength: 1, maxLength: 4 }) },
  ),
})

/** Games that are played to their end. */
export const wholeGames: fc.Arbitrary<RandomTalGame> = randomTalGames.map(game => ({ ...game, picks: Infinity }))

export function tableOf({ seats, short, seed }: RandomTalGame): TestTable<TalState> {
  const options = accepted(settle({ short }, seats))
  return new TestTable<TalState>({ game: tal, options, seats, seed: new Chance(seed).seed() })
}

const isEnd = (id: string) => id === 'enough' || id === 'seal' || id === 'pass'
const isTakenBack = (key: string) => key === 'lift' || key === 'back'

/** How much a habit likes an option. */
function preference(
  habit: Habit,
  { kind }: UnwordedDecision,
  option: UnwordedDecision['options'][number],
  table: TestTable<TalState>,
  seat: number,
): number {
  const { id, key } = option
  if (habit === 'any') return 1
  if (habit === 'idler') return isEnd(id) ? 6 : 1
  if (isTakenBack(key)) return 0.2
  if (isEnd(id)) return kind === 'bid' || kind === 'march' ? 1 : 0.1
  if (!isTalOption('go')(option)) return 1
  const { to, piece } = option.params
  const { owners } = table.context.state
  const [site] = to.split('/')
  const owner = to.includes('/') ? owners[Number(site) - 1] : undefined
  if (owner === undefined) return 0.05
  if (habit === 'raider') return owner === seat ? 0.5 : 4
  // Workers seldom go ahead to where nothing can be built yet: else nothing is ever completed.
  return owner === seat ? 4 : owner !== -1 ? 0.1 : piece.includes('o') ? 4 : 0.2
}

/** What a player with a habit picks. */
function pickByHabit(
  question: UnwordedDecision,
  habit: Habit,
  table: TestTable<TalState>,
  seat: number,
  chance: Chance,
): string {
  return chance.weighed(question.options, option => preference(habit, question, option, table, seat)).id
}

/** What the next seat, or this one, would send. */
export function nextSent(
  table: TestTable<TalState>,
  game: RandomTalGame,
  chance: Chance,
  seat = chance.one(table.referee.waitingFor),
): Sent {
  const question = chance.one(table.referee.decisions(seat))
  return {
    seat,
    decision: question.id,
    options: [pickByHabit(question, game.habits[seat % game.habits.length] ?? 'any', table, seat, chance)],
  }
}

const places = ['16', '22', '15', '1/A', '3/H', '2/G', '15/B', '4/A', '']
const figures = ['0o1', '0w1', '1o2', '1w5', '2w1', '3o1', '0w6']
const cells = ['9.1.3', '1.0.0', '1.2.0', '2.0.4', '15.1.0', '16.0.0']

/** What options are called, by the kind of their question. */
const idsByKind: Readonly<Partial<Record<DecisionKind, RegExp>>> = {
  bid: /^([0-4][<>][0-4]|seal)$/,
  march: /^(\do[12]>(\d\d|\d{1,2}\/[A-H])|back|seal|enough)$/,
  work: /^(\dw[1-5]>(\d\d|\d{1,2}\/[A-H])|enough)$/,
  claim: /^(\d{1,2}|pass)$/,
  takeover: /^(\d{1,2}|pass)$/,
  steal: /^(\d{1,2}\.[0-2]\.\d|enough)$/,
  build: /^([a-z]+>\d{1,2}\.[0-2]\.\d|enough)$/,
}

/** Tal der Könige under test. */
export const testedTal: TestedGame<TalState, RandomTalGame> = {
  game: tal,
  randomGames: randomTalGames,
  tableOf,
  nextSent,
  isSettled: ({ referee }) =>
    referee.waitingFor.every(seat => !['claim', 'takeover'].includes(referee.decisions(seat)[0]?.kind ?? '')),
  isSecret: (question, { options }) => (question?.key === 'bid' || question?.key === 'march') && options[0] !== 'seal',
  imaginable: () => [
    '',
    'seal',
    'back',
    'enough',
    'pass',
    '0',
    '-1',
    'undefined',
    'constructor',
    '1>0',
    '4>4',
    '0<0',
    '4<4',
    '5>0',
    '1>9',
    ...places,
    ...cells,
    ...figures.flatMap(figure => places.map(place => `${figure}>${place}`)),
    ...['red', 'black', 'green'].flatMap(colour => cells.map(cell => `${colour}>${cell}`)),
  ],
  ids: kind => idsByKind[kind] ?? /^$/,
  mayBeNull: [
    /^\.table\.sites\[\d+\]\.(owner|layers\[\d\]\[\d\])$/,
    /^\.table\.groups\[\d\]\.bids\[\d\]\.value$/,
    /^\.table\.auctioned\[\d\]\.winner$/,
    /^\.table\.mine$/,
  ],
  hasDeadEnds: false,
  isTurnless: ({ phase, waiting }) =>
    phase === 'over' || Object.values(waiting).some(({ key }) => key === 'waiting.march'),
  // Where every figure can go, and every block, is offered place by place: long, and all alike, so that it compresses well.
  measuredView: view => ({ ...view, decisions: view.decisions.map(decision => ({ ...decision, options: [] })) }),
  largestView: { text: 12 * 1024, compressed: 7 * 1024 },
  words: { ...words, lines },
}
