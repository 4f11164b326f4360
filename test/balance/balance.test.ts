// That the figures of `npm run balance` can be believed: players find nothing out that their seat may not know, games are the
// same at each run, the greedy player is a better one than chance, errors are standard errors.
import { expect, test } from 'vitest'
import { Match } from '#shared/engine/match.ts'
import { Stream } from '#shared/engine/random.ts'
import { Thought } from '#shared/engine/thought.ts'
import { titles } from '#shared/valley/catalogue.ts'
import { CardIndex } from '#shared/valley/card-index.ts'
import { valley } from '#shared/valley/index.ts'
import { settle } from '#shared/valley/options.ts'
import { setOf } from '#shared/valley/set-groups.ts'
import type { CardDefinition } from '#shared/valley/card-definition.ts'
import { Chance } from '#shared/chance.ts'
import { playSeries, type GameSeries, type CardStats } from './game-series.ts'
import { greedy, random } from './players.ts'
import { Tally } from './tally.ts'
import { solveEquations, deviation } from './expected-win-rate.ts'
import { accepted } from '#test/shared/accepted-options.ts'
import { required } from '#test/shared/required.ts'

/** For whole games on a machine that does other things too. */
const patience = 60_000
const seats = 3
const options = accepted(settle({ edition: 'afterlife' }, seats, () => 0))
const cardIndex = new CardIndex(options, seats)

test(
  'a player finds another hand, other decks and another generator than there are, and leaves no trace',
  () => {
    const chance = new Chance(3)
    const player = greedy(options, seats)
    const match = new Match(valley.prepare(options, seats), chance.seed())
    const { state, numbers, lines, journal } = match.game
    const whole = () =>
      JSON.stringify([state, numbers, lines, match.open, journal.mark(), journal.recording, match.game.logging])
    const others = (seat: number) =>
      JSON.stringify(
        state.players.flatMap(({ hand }, at) =>
          at === seat ? [] : hand.map(card => cardIndex.definitions[card]?.id).sort(),
        ),
      )
    const own = (seat: number) => JSON.stringify([state.players[seat]?.hand, state.pyramid])
    let exchanged = 0
    let picks = 0
    for (let point = match.onlyPoint; point && picks < 150; point = match.onlyPoint, picks++) {
      const { seat } = point
      const before = whole()
      const hands = others(seat)
      const seen = own(seat)
      const { position } = state
      const thought = new Thought(match, point, new Stream(chance.seed()))
      expect(own(seat)).toBe(seen)
      expect(state.position).not.toBe(position)
      if (others(seat) !== hands) exchanged++
      const picked = required(player(thought, chance)[0])
      thought.end()
      expect(whole()).toBe(before)
      expect(match.isLegal(point, picked)).toBe(true)
      match.pick(point, picked)
    }
    // Dealt anew, hands of starters are now and then alike.
    expect(exchanged / picks).toBeGreaterThan(0.7)
  },
  patience,
)

test(
  'the same games are played at each run',
  () => {
    const play = () => JSON.stringify(playSeries({ options: { edition: 'base' }, seats, games: 2, player: greedy }))
    expect(play()).toBe(play())
  },
  patience,
)

test(
  'the greedy player gets twice the points of chance, and alone comes nearer to the perfect tomb',
  () => {
    for (const [wanted, many, times] of [
      [{ edition: 'last-rites' }, 2, 2],
      [{ solitaire: 'starter' }, 1, 1.3],
    ] as const) {
      const points = (player: GameSeries['player']) =>
        playSeries({ options: wanted, seats: many, games: 4, player }).points.mean
      expect(points(greedy)).toBeGreaterThan(times * points(random))
    }
  },
  patience,
)

test(
  'every pharaoh is counted for whoever kept it',
  () => {
    const games = 4
    const { pharaohs } = playSeries({ options: { pharaohs: true }, seats, games, player: random })
    const sum = (of: (each: { readonly used: Tally; readonly wins: Tally }) => number) =>
      [...pharaohs.values()].reduce((all, each) => all + of(each), 0)
    expect(pharaohs.size).toBe(10)
    expect(sum(({ wins }) => wins.size)).toBe(games * seats)
    expect(sum(({ wins }) => wins.mean * wins.size)).toBeCloseTo(games * seats, 10)
    expect(sum(({ used }) => used.mean)).toBeGreaterThan(0)
    expect(playSeries({ options: {}, seats, games: 1, player: random }).pharaohs.size).toBe(0)
  },
  patience,
)

/** Cards whose winning rates are listed. */
const rated = (of: readonly CardDefinition[], rate: (title: CardDefinition) => number): readonly CardStats[] =>
  of.map(title => {
    const winsGot = new Tally()
    for (const off of [-1, 0, 1]) winsGot.add(rate(title) + off)
    return {
      title,
      copies: 2,
      got: new Tally(),
      used: new Tally(),
      entombed: new Tally(),
      wanted: new Tally(),
      winsGot,
      winsEntombed: new Tally(),
    }
  })

test('no card stands out for its price, the size of its set or having none, but one that lies off these does', () => {
  const level = titles.filter(title => title.level === 3)
  const usual = ({ cost, set }: CardDefinition) => 0.2 + 0.1 * cost + (set ? 0.05 * setOf(set).size : 0.4)
  for (const priced of [level, level.filter(({ set }) => set), level.filter(({ set }) => !set)]) {
    const plain = rated(priced, usual)
    for (const card of plain) expect(deviation(card, plain)).toBeCloseTo(0, 8)
  }
  const one = rated(level, title => usual(title) + (title.id === 'chariot' ? 1 : 0))
  const [first, second] = one
    .map(card => ({ id: card.title.id, off: deviation(card, one) }))
    .sort((each, other) => other.off - each.off)
  expect(first?.id).toBe('chariot')
  expect(first?.off).toBeGreaterThan(1)
  expect(second?.off).toBeLessThan(0.3)
})

test('equations are solved, and of what they leave open nothing is said', () => {
  expect(
    solveEquations([
      [0, 2, 4],
      [3, 1, 5],
    ]),
  ).toEqual([1, 2])
  expect(
    solveEquations([
      [2, 0, 6],
      [0, 0, 0],
    ]),
  ).toEqual([3, 0])
})

test('a tally knows its mean and its standard error', () => {
  const tally = new Tally()
  expect([tally.mean, tally.error]).toEqual([0, 0])
  for (const number of [1, 2, 3, 4]) tally.add(number)
  expect(tally.mean).toBe(2.5)
  expect(tally.error).toBeCloseTo(Math.sqrt(5 / 3 / 4), 10)
})
