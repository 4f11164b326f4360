// Setup and the order of dealing: a game from its seed to the first question.
import { describe, expect, test } from 'vitest'
import type { Referee } from '#shared/engine/referee.ts'
import type { Card } from '#shared/protocol.ts'
import { valley } from '#shared/valley/index.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { titleOf } from '#shared/valley/catalogue.ts'
import { valleyTable } from '#test/shared/typed-by-game.ts'
import { accepted } from '#test/shared/accepted-options.ts'
import { TestTable } from '#test/shared/test-table.ts'

const seedOf = (number: number) => Uint8Array.from({ length: 16 }, (_, index) => (index === 0 ? number : 7))

const dealt = (seats: number, seed = 1) => {
  const options = accepted(valley.settle({}, seats, () => 0))
  const { referee, context } = new TestTable<ValleyState>({ game: valley, options, seats, seed: seedOf(seed) })
  return { referee, state: context.state, table: valleyTable(referee.table(null)) }
}

/** The own hand of seat 0. */
function shownHand(referee: Referee): readonly Card[] {
  const hand = valleyTable(referee.table(0)).players[0]?.hand
  return typeof hand === 'object' ? hand : []
}
const level = ({ card }: Card) => titleOf(card).level
const sizes = (zones: readonly (readonly unknown[])[]) => zones.map(zone => zone.length)

describe.each([2, 3, 4])('with %i players', seats => {
  const { referee, state, table } = dealt(seats)

  test('Each player has 4 Shabtis, 3 Urns, 2 Boxes of Food and 1 Offering Table: 5 drawn, 5 in the deck', () => {
    for (let seat = 0; seat < seats; seat++) {
      const player = state.players[seat]
      expect(
        sizes([player?.hand ?? [], player?.deck ?? [], player?.discard ?? [], player?.tomb ?? [], player?.play ?? []]),
      ).toEqual([5, 5, 0, 0, 0])
      const own = valleyTable(referee.table(seat)).players[seat]
      const hand = own?.hand as readonly Card[]
      expect(hand).toHaveLength(5)
      for (const card of hand) expect(level(card)).toBe(1)
    }
    const starters = state.players.flatMap(player => [...player.hand, ...player.deck])
    expect(new Set(starters).size).toBe(10 * seats)
  })

  test('The pyramid has six cards, the boneyard one, and the stock the other 49 of 56', () => {
    expect(table.pyramid.flat().every(card => card !== null)).toBe(true)
    expect(table.boneyard.count).toBe(1)
    expect(table.stock).toBe(49)
  })

  test('Level II cards lie on top of level III: pyramid and boneyard hold level II alone', () => {
    const open = [...table.pyramid.flat(), table.boneyard.top] as readonly Card[]
    expect(open.map(level)).toEqual([2, 2, 2, 2, 2, 2, 2])
  })

  test('The setup deals apex, middle left, middle right, base left, centre, right, then the boneyard card', () => {
    const open = [...table.pyramid.flat(), table.boneyard.top] as readonly Card[]
    expect(open.map(card => card.id)).toEqual(['t1', 't2', 't3', 't4', 't5', 't6', 't7'])
  })

  test('The view says who begins, and that player is asked', () => {
    expect(referee.waitingFor).toEqual([table.first])
    expect(table).toMatchObject({ round: 1, turn: table.first, step: 'play' })
    expect(referee.decisions(table.first)[0]).toMatchObject({ id: `${table.first}-1`, kind: 'play', key: 'play' })
  })

  test('The deal is told: what was drawn to each player alone, and who begins', () => {
    const draws = referee.dealLines.filter(line => line.key === 'draw')
    expect(draws.map(line => [line.seat, line.params])).toEqual(
      Array.from({ length: seats }, (_, seat) => [seat, { count: 5 }]),
    )
    for (const line of draws) expect(line.secret?.seat).toBe(line.seat)
    expect(referee.dealLines.at(-1)).toMatchObject({
      key: 'begin',
      seat: table.first,
      params: { boneyard: table.boneyard.top },
    })
  })
})

test('The stock lies with its level II cards above its level III cards, each shuffled', () => {
  const { state } = dealt(2)
  const levels = playedStock(state.stock)
  expect(levels).toEqual([...Array.from({ length: 22 }, () => 2), ...Array.from({ length: 27 }, () => 3)])
  expect(dealt(2, 2).state.stock).not.toEqual(state.stock)
})

/** Levels of the stock, top first: a card's level follows from the titles of a game that has gone on from it. */
function playedStock(stock: readonly number[]): readonly number[] {
  const { stock: sorted } = valley.prepare(valley.settle({}, 2, () => 0) as never, 2).start()
  // Before the shuffle the 27 cards of level III lie below the 29 of level II.
  const three = new Set(sorted.slice(0, 27))
  return [...stock].reverse().map(card => (three.has(card) ? 3 : 2))
}

test('The starting player is random', () => {
  const first = Array.from({ length: 60 }, (_, seed) => dealt(3, seed).table.first)
  for (const seat of [0, 1, 2]) expect(first.filter(other => other === seat).length).toBeGreaterThan(8)
})

test('Hands and decks are shuffled: another seed gives other hands', () => {
  const hand = (seed: number) => shownHand(dealt(2, seed).referee).map(card => card.card)
  expect(new Set(Array.from({ length: 20 }, (_, seed) => hand(seed).join())).size).toBeGreaterThan(5)
})

test('The same seed gives the same game', () => {
  expect(dealt(4, 9).state).toEqual(dealt(4, 9).state)
})

test('When playing with fewer than four players, the remaining starter cards are not used', () => {
  const cards = (seats: number) => {
    const { state } = dealt(seats)
    return state.players.reduce((sum, { hand, deck }) => sum + hand.length + deck.length, state.stock.length + 7)
  }
  expect([2, 3, 4].map(cards)).toEqual([76, 86, 96])
})
