// One running game on the level of integers: what is offered, what a trial may leave behind, and where looking ahead ends.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder, type DecisionPoint, type Effect } from '#shared/engine/effect.ts'
import { Match } from '#shared/engine/match.ts'
import { Chance } from '#shared/chance.ts'
import { canReallyComplete } from '../completion.ts'
import {
  drawCoin,
  toyCardGame,
  need,
  neighbourSpends,
  pass,
  spend,
  spendSome,
  stir,
  type ToyCardSetup,
  type ToyCardState,
  type Trader,
} from './toy-card-game.ts'

const seed = new Uint8Array(16)
const begin = (setup: ToyCardSetup) => {
  const game = toyCardGame(setup)
  return { match: new Match<ToyCardState>(game.prepare({}, setup.purses.length), seed), tried: game.tried }
}
const askOf = (match: Match<ToyCardState>): DecisionPoint => {
  const [open] = match.open
  if (!open) throw new Error('nothing is asked')
  return open.point
}
const pick = (match: Match<ToyCardState>, ...options: readonly number[]) => match.pick(askOf(match), options)
const double: Effect<Trader> = spend(
  () => true,
  given => spend(coin => coin === 2 * given),
)
/** The neighbour may spend or pass in between. */
const doubleAfterNeighbour: Effect<Trader> = spend(
  () => true,
  given =>
    inOrder(
      neighbourSpends(true),
      spend(coin => coin === 2 * given),
    ),
)
/** All that a dry run must leave as it was. */
const snapshotOf = ({ game }: Match<ToyCardState>) =>
  structuredClone({
    state: game.state,
    numbers: game.numbers,
    mark: game.journal.mark(),
    barrier: game.barrier,
    lines: game.lines,
  })

test('an option is offered only if the rest can be completed after it', () => {
  const { match } = begin({ purses: [[1, 2, 4, 5]], turn: double })
  expect(match.options(askOf(match))).toEqual([1, 2])
  pick(match, 2)
  expect(match.options(askOf(match))).toEqual([4])
})

test('looking ahead goes as deep as needed', () => {
  const chain = spend(
    () => true,
    one =>
      spend(
        coin => coin > one,
        two => spend(coin => coin === one + two),
      ),
  )
  const { match } = begin({ purses: [[1, 2, 3, 6, 7]], turn: chain })
  // 1 2 3, 1 6 7: nothing begins with 2 or more.
  expect(match.options(askOf(match))).toEqual([1])
  pick(match, 1)
  expect(match.options(askOf(match))).toEqual([2, 6])
})

test('a question with a single candidate is not looked at twice', () => {
  const { match, tried } = begin({
    purses: [[3]],
    turn: inOrder(
      spend(),
      need(() => true),
    ),
  })
  expect(match.options(askOf(match))).toEqual([3])
  expect(tried.answers).toBe(0)
})

test('nothing is tried where nothing that can fail follows', () => {
  const { match, tried } = begin({ purses: [[1, 2, 3]], turn: inOrder(spend(), stir) })
  expect(match.options(askOf(match))).toEqual([1, 2, 3])
  expect(tried.answers).toBe(0)
})

test('options that are alike share one trial, and those that are not doubtful need none', () => {
  const trials = { doubtful: 4, alike: (coin: number) => coin % 2 }
  const { match, tried } = begin({
    purses: [[1, 2, 3, 4, 9]],
    turn: spend(
      () => true,
      given => need(() => given % 2 === 1),
      trials,
    ),
  })
  expect(match.options(askOf(match))).toEqual([1, 3, 9])
  expect(tried.answers).toBe(2)
})

test('what trials of one question have shown is not assumed of the next', () => {
  const trials = { alike: (coin: number) => coin % 2 }
  const evenFirst = spend(
    () => true,
    given =>
      given % 2 === 0
        ? spend(
            () => true,
            other => need(() => other % 2 === 1),
            trials,
          )
        : need(() => false),
    trials,
  )
  const { match } = begin({ purses: [[1, 2, 3, 4]], turn: evenFirst })
  expect(match.options(askOf(match))).toEqual([2, 4])
  pick(match, 2)
  expect(match.options(askOf(match))).toEqual([1, 3])
})

test('looking ahead ends where something hidden is revealed, and what cannot be done after it is skipped', () => {
  const { match } = begin({
    purses: [[1, 2]],
    bag: [3],
    turn: inOrder(
      spend(),
      drawCoin,
      spend(coin => coin === 7),
      spend(coin => coin === 2),
    ),
  })
  expect(match.options(askOf(match))).toEqual([1, 2])
  pick(match, 1)
  expect(askOf(match).candidates).toEqual([2])
  pick(match, 2)
  expect(match.over).toBe(true)
  expect(match.game.state.spent).toEqual([1, 2])
})

test('once something hidden was revealed, only options that can still be completed are offered; if there is none, all are', () => {
  const some = begin({ purses: [[1, 2, 4]], bag: [5], turn: inOrder(drawCoin, double) })
  expect(some.match.options(askOf(some.match))).toEqual([1, 2])
  const none = begin({ purses: [[4, 7]], bag: [5], turn: inOrder(drawCoin, double) })
  expect(none.match.options(askOf(none.match))).toEqual([4, 7, 5])
  pick(none.match, 7)
  expect(none.match.over).toBe(true)
})

test('looking ahead assumes that a seat that may pass passes', () => {
  const { match } = begin({
    purses: [[1, 2, 4], [9]],
    turn: doubleAfterNeighbour,
  })
  expect(match.options(askOf(match))).toEqual([1, 2])
})

test('looking ahead ends where another seat must choose, and goes on from what is then known', () => {
  const { match } = begin({
    purses: [[1, 2, 4], [9]],
    turn: inOrder(
      spend(),
      neighbourSpends(false),
      spend(coin => coin === 100),
      spend(),
    ),
  })
  expect(match.options(askOf(match))).toEqual([1, 2, 4])
  pick(match, 1)
  expect(askOf(match).seat).toBe(1)
  pick(match, 9)
  // 100 is skipped: what was revealed before it cannot be undone.
  expect(askOf(match).candidates).toEqual([2, 4])
})

test('a pass is not irreversible: looking ahead has assumed it', () => {
  const { match } = begin({
    purses: [[1, 2, 4], [9]],
    turn: doubleAfterNeighbour,
  })
  pick(match, 1)
  pick(match, pass)
  expect(match.game.state.irreversible).toBe(0)
  expect(askOf(match).candidates).toEqual([2])
})

test('where several may be picked, every choice counts as legal and none is tried by itself', () => {
  const { match } = begin({
    purses: [[1, 2, 3]],
    turn: inOrder(
      spendSome(2, 3),
      need(({ state }) => state.spent.length >= 2),
    ),
  })
  const point = askOf(match)
  expect(match.options(point)).toEqual([1, 2, 3])
  expect(match.isLegal(point, [1, 3])).toBe(true)
  expect(match.isLegal(point, [3, 1, 2])).toBe(true)
  expect([[], [1], [1, 1], [1, 4], [1, 2, 3, 1]].map(picked => match.isLegal(point, picked))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
  pick(match, 3, 1)
  expect(match.game.state.spent).toEqual([3, 1])
})

test('a trial answers a question for several with as few as it may, also when only one candidate is left', () => {
  const turn = spend(
    () => true,
    () =>
      inOrder(
        spendSome(1, 2),
        need(({ state }) => state.spent.length >= 2),
      ),
  )
  const { match } = begin({ purses: [[1, 2]], turn })
  expect(match.options(askOf(match))).toEqual([1, 2])
  const optional = spend(
    () => true,
    () =>
      inOrder(
        spendSome(0, 1),
        need(({ state }) => state.spent.length === 1),
      ),
  )
  const other = begin({ purses: [[1, 2, 3]], turn: optional }).match
  expect(other.options(askOf(other))).toEqual([1, 2, 3])
  pick(other, 1)
  pick(other)
  expect(other.game.state.spent).toEqual([1])
})

test('a dead end that no trial has seen is an error, never a silent end', () => {
  const { match } = begin({ purses: [[1, 2, 4, 5]], turn: double })
  expect(match.isLegal(askOf(match), [5])).toBe(false)
  expect(() => pick(match, 5)).toThrow('dead end')
})

test('a pick that lets others answer, or reveals something hidden, is marked: no batch goes past it', () => {
  const { match } = begin({
    purses: [[1, 2, 4], [9]],
    bag: [7],
    turn: inOrder(spend(), spend(), neighbourSpends(true), spend(), drawCoin, spend()),
  })
  pick(match, 1)
  expect(match.game.barrier).toBe(false)
  pick(match, 2)
  expect(match.game.barrier).toBe(true)
  pick(match, pass)
  expect(match.game.barrier).toBe(true)
  pick(match, 4)
  expect(match.game.barrier).toBe(true)
})

// Random effects: each coin spent leads to more demands. What is offered is held against carrying everything out for real.
function effect(chance: Chance, depth: number): Effect<Trader> {
  const kind = chance.below(depth > 0 ? 7 : 3)
  const modulus = 2 + chance.below(3)
  const residue = chance.below(modulus)
  const fits = (coin: number) => coin % modulus === residue
  if (kind === 0) return spend(fits)
  if (kind === 1) return need(({ state }) => state.spent.length % modulus === residue)
  if (kind === 2) return spend()
  if (kind === 3) return inOrder(effect(chance, depth - 1), effect(chance, depth - 1))
  if (kind === 4) return inOrder(effect(chance, depth - 1), neighbourSpends(chance.once(2)), effect(chance, depth - 1))
  if (kind === 5 && chance.once(4)) return inOrder(effect(chance, depth - 1), drawCoin, effect(chance, depth - 1))
  const [one, other] = [effect(chance, depth - 1), effect(chance, depth - 1)]
  return spend(chance.once(2) ? fits : () => true, coin => (coin % 2 === 0 ? one : other))
}

test('over random effects: what is offered is what can really be completed, both ways of checking agree, trials leave no trace', () => {
  let refused = 0
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 6 }), (seedOfTurn, coins) => {
      const chance = new Chance(seedOfTurn)
      const purse = chance.some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], coins)
      // What a coin leads to is made anew whenever it is tried: it comes from a seed of its own.
      const turn = spend(
        () => true,
        coin => (coin === 100 ? need(() => true) : effect(new Chance(seedOfTurn + coin), 3)),
      )
      const { match } = begin({
        purses: [
          [...purse, 100],
          [20, 21],
        ],
        bag: [30, 31],
        turn,
      })
      while (!match.over) {
        const point = askOf(match)
        const { game } = match
        const before = snapshotOf(match)
        const offered = match.options(point)
        const lazily = point.candidates.filter(option => match.isLegal(point, [option]))
        expect(snapshotOf(match)).toEqual(before)
        expect(offered.length).toBeGreaterThan(0)
        expect(lazily).toEqual(offered)
        if (game.state.irreversible === 0 && point.candidates.length > 1 && point.seat === 0) {
          expect(offered).toEqual(point.candidates.filter(option => canReallyComplete(game, point, option)))
          refused += point.candidates.length - offered.length
        }
        match.pick(point, [chance.one(offered)])
      }
    }),
    { numRuns: 400, seed: 7 },
  )
  expect(refused).toBeGreaterThan(200)
})
