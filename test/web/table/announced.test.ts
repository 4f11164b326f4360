// Which lines of the log are announced one by one, and of how many only the number is said.
import { expect, test } from 'vitest'
import { Announced, ended, heardBefore, jumpsOf } from '#web/lib/table/announced.ts'
import { lineOf } from '#test/shared/wire-records.ts'

/** Lines of these numbers, and all between. */
const lines = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, k) => lineOf({ n: first + k, key: 'enough', params: {} }))

test('after the page was hidden up to four events are announced, of more the number, and these never again', () => {
  const announced = new Announced(3)
  const known = lines(1, 8)
  expect(announced.tooMuch(known, 4, true)).toBe(0)
  expect(announced.tooMuch(known, 5, false)).toBe(0)
  expect(known.filter(announced.isFresh).map(({ n }) => n)).toEqual([4, 5, 6, 7, 8])
  expect(announced.tooMuch(known, 5, true)).toBe(5)
  expect(known.filter(announced.isFresh)).toEqual([])
})

test('lines that were never sent are counted with the new ones, but not before anything was heard', () => {
  expect(new Announced(3).tooMuch(lines(7, 8), 2, false)).toBe(5)
  expect(new Announced(3).tooMuch(lines(5, 8), 4, false)).toBe(5)
  expect(new Announced(3).tooMuch(lines(4, 8), 5, false)).toBe(0)
  expect(new Announced(-1).tooMuch(lines(7, 8), 2, false)).toBe(0)
})

test('lines that were never sent are counted once: what comes after them is announced again', () => {
  const announced = new Announced(3)
  expect(announced.tooMuch(lines(1, 6), 3, false)).toBe(0)
  expect(announced.tooMuch(lines(9, 10), 2, false)).toBe(4)
  expect(announced.tooMuch(lines(9, 10), 0, false)).toBe(0)
  expect(announced.tooMuch(lines(9, 12), 2, false)).toBe(0)
  expect(
    lines(9, 12)
      .filter(announced.isFresh)
      .map(({ n }) => n),
  ).toEqual([11, 12])
})

test('whoever has not moved yet hears the first round from its beginning, where that is known', () => {
  const moves = (first: number, round: number) =>
    [0, 1, 2].map(k => lineOf({ n: first + k, key: 'enough', params: {}, pick: first + k, round, seat: k % 2 }))
  expect(heardBefore(moves(0, 1), 3)).toBe(-1)
  expect(heardBefore(moves(0, 1), 1)).toBe(2)
  expect(heardBefore(moves(0, 1), null)).toBe(2)
  expect(heardBefore(moves(0, 2), 3)).toBe(2)
  // Of a long first round the view has only the newest lines.
  expect(heardBefore(moves(4, 1), 3)).toBe(6)
  expect(heardBefore([], 3)).toBe(-1)
})

test('a replay has jumped where it is led to another line, once', () => {
  const session = { jumps: 0 }
  const hasJumped = jumpsOf(session)
  expect(hasJumped(lines(1, 3))).toBe(false)
  expect(hasJumped(lines(1, 5))).toBe(false)
  session.jumps++
  expect([hasJumped(lines(1, 2)), hasJumped(lines(1, 3))]).toEqual([true, false])
  session.jumps++
  expect([hasJumped(lines(1, 3)), hasJumped(lines(1, 4))]).toEqual([false, false])
})

test('a sentence gets a full stop where it has no end', () => {
  expect(['Sealed', 'Sealed.', 'Claim site 14?', 'Ready!', 'Waiting …'].map(ended)).toEqual([
    'Sealed.',
    'Sealed.',
    'Claim site 14?',
    'Ready!',
    'Waiting …',
  ])
})
