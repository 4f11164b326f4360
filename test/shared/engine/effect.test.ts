// Effects and the words that join them: order, what is known to be the last thing that can fail, several seats at once.
import { expect, test } from 'vitest'
import {
  feasible,
  deadEnd,
  evidenceOf,
  evidentIf,
  done,
  finish,
  inOrder,
  isDecisionPoint,
  cannotFail,
  simultaneously,
  SimultaneousDecisions,
  type DecisionPoint,
  type Effect,
  type Outcome,
  type Continuation,
} from '#shared/engine/effect.ts'
import { required } from '#test/shared/required.ts'

interface Scribe {
  readonly game: { dryRun: boolean }
  readonly seat: number
  readonly written: string[]
}
const scribe = (seat = 0, dryRun = false): Scribe => ({ game: { dryRun }, seat, written: [] })

/** Writes a word and notes whether anything that can fail was said to follow. */
const write =
  (word: string): Effect<Scribe> =>
  ({ written }, then) => {
    written.push(`${word}${then.cannotFail ? '.' : ','}`)
    return then.go()
  }
const writeSurely = (word: string): Effect<Scribe> => cannotFail(write(word))

const asks =
  (word: string): Effect<Scribe> =>
  (turn, then) => ({
    seat: turn.seat,
    kind: 'choose-number',
    key: word,
    candidates: [0, 1],
    min: 1,
    max: 1,
    ordered: false,
    cannotFail: then.cannotFail,
    about: null,
    answer: option => {
      turn.written.push(`${word}${option}`)
      return then.go()
    },
  })
const asked = (outcome: Outcome): DecisionPoint => {
  if (!isDecisionPoint(outcome)) throw new Error('not a question')
  return outcome
}
const several = (outcome: Outcome): SimultaneousDecisions => {
  if (!(outcome instanceof SimultaneousDecisions)) throw new Error('not several questions')
  return outcome
}

test('effects are carried out in order, then what follows', () => {
  const turn = scribe()
  const outcome = inOrder(
    write('a'),
    write('b'),
    write('c'),
  )(turn, {
    cannotFail: true,
    go: () => {
      turn.written.push('end')
      return done
    },
  })
  expect(turn.written.map(word => word.replace(/[.,]/, ''))).toEqual(['a', 'b', 'c', 'end'])
  expect(outcome).toBe(done)
})

test('effects in order must be at least one', () => {
  expect(() => inOrder()).toThrow()
})

test('an effect learns that nothing can fail any more only if nothing that follows can', () => {
  const heard = (parts: readonly Effect<Scribe>[], then: Continuation) => {
    const turn = scribe()
    inOrder(...parts)(turn, then)
    return turn.written.join('')
  }
  const unsure: Continuation = { cannotFail: false, go: () => done }
  expect(heard([write('a'), write('b'), write('c')], finish)).toBe('a,b,c.')
  expect(heard([write('a'), writeSurely('b'), writeSurely('c')], finish)).toBe('a.b.c.')
  expect(heard([write('a'), writeSurely('b'), write('c')], finish)).toBe('a,b,c.')
  expect(heard([write('a'), writeSurely('b')], unsure)).toBe('a,b,')
})

test('effects in order never fail only if none of them ever does', () => {
  expect(inOrder(writeSurely('a'), writeSurely('b')).cannotFail).toBe(true)
  expect(inOrder(write('a'), writeSurely('b')).cannotFail).toBe(false)
  expect(inOrder(writeSurely('a'), write('b')).cannotFail).toBe(false)
  expect(inOrder(writeSurely('a'), writeSurely('b'), write('c')).cannotFail).toBe(false)
})

test('effects in order are evident if the first is and nothing after it that a dry run comes to can fail', () => {
  const evident = (...parts: readonly Effect<Scribe>[]) => evidenceOf(inOrder(...parts))(scribe(3), 7)
  const ifSeat3 = (word: string) => evidentIf(({ seat }, leaving) => seat === 3 && leaving === 7, write(word))
  const unforeseen = evidentIf(() => true, write('u'), true)
  expect(evident(write('a'))).toBe(false)
  expect(evident(writeSurely('a'))).toBe(true)
  expect(evident(ifSeat3('a'))).toBe(true)
  expect(evidenceOf(ifSeat3('a'))(scribe(2), 7)).toBe(false)
  expect(evidenceOf(ifSeat3('a'))(scribe(3), 8)).toBe(false)
  expect(evident(ifSeat3('a'), writeSurely('b'))).toBe(true)
  expect(evident(write('a'), writeSurely('b'))).toBe(false)
  expect(evident(ifSeat3('a'), ifSeat3('b'))).toBe(false)
  expect(evident(unforeseen, write('b'))).toBe(true)
  expect(evident(inOrder(unforeseen, write('b')), write('c'))).toBe(true)
  expect(evident(write('a'), unforeseen)).toBe(false)
})

test('a question between effects goes on with what follows it, however often it is answered', () => {
  const turn = scribe()
  const first = asked(inOrder(asks('a'), asks('b'), write('c'))(turn, finish))
  const second = asked(first.answer(1, []))
  expect(first.cannotFail).toBe(false)
  expect(second.answer(0, [])).toBe(done)
  expect(second.answer(1, [])).toBe(done)
  expect(turn.written).toEqual(['a1', 'b0', 'c.', 'b1', 'c.'])
})

test('several seats are asked at once and what follows comes when the last has ended, in any order', () => {
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    const turns = [scribe(0), scribe(1), scribe(2)]
    let revealed = 0
    let outcome: Outcome = simultaneously(turns, inOrder(asks('x'), asks('y')), {
      cannotFail: false,
      go: () => {
        revealed++
        return deadEnd
      },
    })
    for (const round of [1, 2]) {
      for (const seat of order) {
        expect(revealed).toBe(0)
        const open = several(outcome).open
        expect(open.length).toBe(round === 1 ? 3 : 3 - order.indexOf(seat))
        const point = required(open.find(each => each.seat === seat))
        outcome = several(outcome).after(point, point.answer(seat % 2, []))
      }
    }
    expect(revealed).toBe(1)
    expect(outcome).toBe(deadEnd)
    expect(turns.map(turn => turn.written)).toEqual([
      ['x0', 'y0'],
      ['x1', 'y1'],
      ['x0', 'y0'],
    ])
  }
})

test("of several seats, each one's part ends with its last question: nothing of the others can make it fail", () => {
  const step = several(simultaneously([scribe(0), scribe(1)], asks('x'), { cannotFail: false, go: () => deadEnd }))
  expect(step.open.map(point => point.cannotFail)).toEqual([true, true])
})

test('looking ahead ends, as feasible, where several seats are asked', () => {
  expect(simultaneously([scribe(0, true), scribe(1, true)], asks('x'), { cannotFail: false, go: () => deadEnd })).toBe(
    feasible,
  )
})

test('where no seat is left to be asked, what follows is carried out at once', () => {
  expect(simultaneously([scribe(0), scribe(1)], write('x'), { cannotFail: true, go: () => feasible })).toBe(feasible)
  expect(simultaneously([], write('x'), finish)).toBe(done)
})

test('an effect that ends in a dead end or in further questions at once is not mistaken for one that has ended', () => {
  const failing: Effect<Scribe> = (turn, then) => (turn.seat === 1 ? deadEnd : asks('x')(turn, then))
  expect(simultaneously([scribe(0), scribe(1)], failing, finish)).toBe(deadEnd)
  const nested: Effect<Scribe> = (turn, then) => simultaneously([turn], asks('x'), then)
  expect(simultaneously([scribe(0)], nested, finish)).toBe(deadEnd)
})
