// The engine's interface to a table: picks by the ids of their options, whole or not at all.
import { expect, test } from 'vitest'
import { inOrder, type Effect } from '#shared/engine/effect.ts'
import { knownTo } from '../known-view.ts'
import { TestTable, type Sent } from '../test-table.ts'
import {
  drawCoin,
  toyCardGame,
  neighbourSpends,
  spend,
  spendSome,
  stir,
  type ToyCardSetup,
  type ToyCardState,
  type Trader,
} from './toy-card-game.ts'

const table = (setup: ToyCardSetup) =>
  new TestTable<ToyCardState>({
    game: toyCardGame(setup),
    options: {},
    seats: setup.purses.length,
    seed: new Uint8Array(16),
  })
const three: Effect<Trader> = inOrder(spend(), spend(), spend())
const sent = (options: readonly string[], then?: readonly (readonly string[])[], decision = '0-1', seat = 0): Sent => ({
  seat,
  decision,
  options,
  ...(then ? { then } : {}),
})
const refusal = (answer: object) =>
  'code' in answer && 'reason' in answer ? `${String(answer.code)}: ${String(answer.reason)}` : 'taken'

test('a pick is made by the ids of options, and the next question has the next number', () => {
  const at = table({ purses: [[1, 2, 3]], turn: three })
  expect(at.referee.decisions(0).map(({ id, options }) => [id, options.map(option => option.id)])).toEqual([
    ['0-1', ['c1', 'c2', 'c3']],
  ])
  expect(refusal(at.send(sent(['c2'])))).toBe('taken')
  expect(at.referee.openFor(0)).toEqual(['0-2'])
  expect(at.context.state.spent).toEqual([2])
})

test('a decision that is not open for this seat is stale, whoever else it belongs to', () => {
  const at = table({ purses: [[1, 2], [3]], turn: inOrder(spend(), neighbourSpends(false), spend()) })
  expect(refusal(at.send(sent(['c1'], undefined, '0-1', 1)))).toBe('stale-decision: not-open')
  expect(refusal(at.send(sent(['c1'], undefined, '1-1', 1)))).toBe('stale-decision: not-open')
  expect(refusal(at.send(sent(['c1'], undefined, '0-2')))).toBe('stale-decision: not-open')
  expect(refusal(at.send(sent(['c1'])))).toBe('taken')
  expect(refusal(at.send(sent(['c1'])))).toBe('stale-decision: not-open')
  expect(refusal(at.send(sent(['c3'], undefined, '1-1', 0)))).toBe('stale-decision: not-open')
  expect(refusal(at.send(sent(['c3'], undefined, '1-1', 1)))).toBe('taken')
})

test('what is not offered, too few, too many or twice the same is refused and changes nothing', () => {
  const at = table({
    purses: [[1, 2, 4, 5]],
    turn: spend(
      () => true,
      given =>
        inOrder(
          spend(coin => coin === 2 * given),
          spendSome(1, 1),
        ),
    ),
  })
  const several = table({ purses: [[1, 2, 3]], turn: spendSome(2, 2) })
  const before = [at.everything, several.everything]
  expect(['c5', 'c9', '', 'pass', 'C1', ' c1'].map(id => refusal(at.send(sent([id]))))).toEqual(
    Array.from({ length: 6 }, () => 'illegal-pick: not-offered'),
  )
  expect(refusal(at.send(sent([])))).toBe('illegal-pick: too-few')
  expect(refusal(at.send(sent(['c1', 'c2'])))).toBe('illegal-pick: too-many-picked')
  expect(refusal(at.send(sent(['c1', 'c1'])))).toBe('illegal-pick: picked-twice')
  expect(refusal(several.send(sent(['c1'])))).toBe('illegal-pick: too-few')
  expect(refusal(several.send(sent(['c1', 'c2', 'c3'])))).toBe('illegal-pick: too-many-picked')
  expect(refusal(several.send(sent(['c1', 'c2', 'c2'])))).toBe('illegal-pick: picked-twice')
  expect([at.everything, several.everything]).toEqual(before)
  expect(at.lines.length).toBe(1)
})

test('a taken pick says whether the order of its options mattered', () => {
  expect(table({ purses: [[1, 2, 3]], turn: spendSome(2, 2) }).send(sent(['c3', 'c1']))).toMatchObject({
    ordered: [true],
  })
  expect(table({ purses: [[1, 2, 3]], turn: three }).send(sent(['c3']))).toMatchObject({ ordered: [false] })
  const mixed = table({ purses: [[1, 2, 3, 4]], turn: inOrder(spend(), spendSome(2, 2), spend()) })
  expect(mixed.send(sent(['c1'], [['c3', 'c2'], ['c4']]))).toMatchObject({ ordered: [false, true, false] })
})

test('a batch is carried out as if its picks had come one by one', () => {
  const whole = table({ purses: [[1, 2, 3]], turn: three })
  const single = table({ purses: [[1, 2, 3]], turn: three })
  expect(refusal(whole.send(sent(['c3'], [['c1'], ['c2']])))).toBe('taken')
  single.send(sent(['c3']))
  single.send(sent(['c1'], undefined, '0-2'))
  single.send(sent(['c2'], undefined, '0-3'))
  expect(whole.everything).toEqual(single.everything)
  expect(whole.lines).toEqual(single.lines)
  expect(whole.referee.over).toBe(true)
})

test('a batch with one pick that is not legal is taken back whole: state, numbers, questions and lines', () => {
  const at = table({ purses: [[1, 2, 3, 4]], turn: three })
  at.send(sent(['c4']))
  const before = at.everything
  const seen = knownTo(0, at.referee)
  for (const last of [['c4'], ['c9'], [], ['c1', 'c1'], ['c1', 'c3']])
    expect(refusal(at.send(sent(['c2'], [last], '0-2')))).toMatch(/^illegal-pick/)
  expect(at.everything).toEqual(before)
  expect(knownTo(0, at.referee)).toBe(seen)
  expect(at.send(sent(['c1'], undefined, '0-2'))).toMatchObject({ lines: [{ n: 3, pick: 2 }] })
  expect(at.referee.openFor(0)).toEqual(['0-3'])
})

test('no batch goes past something hidden that is revealed, whatever its other picks are', () => {
  for (const end of [drawCoin, stir]) {
    const at = table({ purses: [[1, 2, 3]], bag: [7, 8], turn: inOrder(spend(), end, spend(), spend()) })
    const before = at.everything
    for (const rest of [[['c2']], [['c9']], [[]], [['c2', 'c2']], [['c2'], ['c3']], [['c7'], ['nonsense']]]) {
      expect(refusal(at.send(sent(['c1'], rest)))).toBe('then-too-far: too-far')
    }
    expect(at.everything).toEqual(before)
    expect(refusal(at.send(sent(['c1'])))).toBe('taken')
  }
})

test('no batch goes past a point where another seat could be asked, nor past the end of the game', () => {
  for (const mayPass of [true, false]) {
    const at = table({ purses: [[1, 2, 3], [9]], turn: inOrder(spend(), neighbourSpends(mayPass), spend(), spend()) })
    expect(refusal(at.send(sent(['c1'], [['c2']])))).toBe('then-too-far: too-far')
    expect(refusal(at.send(sent(['c1'], [['c9']])))).toBe('then-too-far: too-far')
  }
  const last = table({ purses: [[1]], turn: spend() })
  expect(refusal(last.send(sent(['c1'], [['c1']])))).toBe('then-too-far: too-far')
})

test('an illegal pick before that point is refused as illegal', () => {
  const at = table({ purses: [[1, 2, 3]], bag: [7], turn: inOrder(spend(), drawCoin, spend()) })
  expect(refusal(at.send(sent(['c9'], [['c2']])))).toBe('illegal-pick: not-offered')
  expect(refusal(at.send(sent(['c1'], [['c2']], '0-7')))).toBe('stale-decision: not-open')
})

test('after a refused batch the same hidden things are revealed as if it had never been sent', () => {
  const turn = inOrder(spend(), drawCoin, spend(), stir, drawCoin, spend())
  const tried = table({ purses: [[1, 2, 3]], bag: [7, 8, 9, 10], turn })
  const untried = table({ purses: [[1, 2, 3]], bag: [7, 8, 9, 10], turn })
  for (const [decision, coin] of [
    ['0-1', 'c1'],
    ['0-2', 'c2'],
  ] as const) {
    expect(refusal(tried.send(sent([coin], [['c3']], decision)))).toBe('then-too-far: too-far')
    tried.send(sent([coin], undefined, decision))
    untried.send(sent([coin], undefined, decision))
    expect(tried.everything).toEqual(untried.everything)
  }
  expect(tried.lines).toEqual(untried.lines)
})

test('a game restored from a settled state goes on as if it had never been stored', () => {
  const at = table({ purses: [[1, 2, 3]], turn: three })
  const saved = JSON.stringify(at.referee.saved)
  const again = TestTable.again<ToyCardState>(at.setting, saved, [])
  expect(again.everything).toEqual({ ...(at.everything as object) })
  expect(again.send(sent(['c2']))).toEqual(at.send(sent(['c2'])))
})

test('looking at decisions leaves no trace', () => {
  const at = table({
    purses: [[1, 2, 4, 5]],
    bag: [7],
    turn: spend(
      () => true,
      given =>
        inOrder(
          spend(coin => coin === 2 * given),
          drawCoin,
          spend(),
        ),
    ),
  })
  const before = at.everything
  at.referee.decisions(0)
  knownTo(null, at.referee)
  expect(at.everything).toEqual(before)
})

test('a verb that looks at what is hidden in a dry run is an error, not a leak', () => {
  const careless: Effect<Trader> = (trader, then) => {
    trader.game.revealHidden()
    return then.go()
  }
  const decisions = (turn: Effect<Trader>) => table({ purses: [[1, 2]], bag: [7], turn }).referee.decisions(0)
  expect(() => decisions(inOrder(spend(), careless))).toThrow('a dry run has seen what is hidden')
  expect(decisions(inOrder(spend(), drawCoin))).toHaveLength(1)
})
