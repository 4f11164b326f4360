// The order in which the steps of a tutorial are shown, and what is remembered of them.
import { expect, test } from 'vitest'
import { hasTutorial, keepProgress, progressAt } from '#web/lib/table/tutorial/kept-progress.ts'
import { atTheBeginning, follow, isLearned, read } from '#web/lib/table/tutorial/progress.ts'
import type { Step } from '#web/lib/table/tutorial/steps.ts'
import { forgetTable } from '#web/lib/table/seats-kept.ts'

/** What is seen: a number that grows. */
const step = (key: string, from: number, ends: Step<number>['ends'], to = Infinity): Step<number> => ({
  key,
  when: seen => seen >= from && seen <= to,
  say: () => ({ text: key, at: [] }),
  ends,
})
const steps = [
  step('hello', 0, { by: 'reading', done: seen => seen > 2 }),
  step('act', 0, { by: 'doing', done: seen => seen > 1 }),
  step('look', 3, { by: 'passing' }, 4),
  step('bye', 4, { by: 'reading' }),
]
const shownAt = (...all: readonly number[]) => {
  let progress = atTheBeginning
  return all.map(seen => (progress = follow(steps, progress, seen)).shown)
}

test('the first step whose moment it is is shown, and stays until it is over', () => {
  expect(shownAt(0, 1, 2, 3)).toEqual(['hello', 'hello', 'hello', 'look'])
  const reading = follow(steps, atTheBeginning, 0)
  expect(read(steps, reading, 0)).toEqual({ over: ['hello'], shown: 'act' })
})

test('what was done already is never shown, and nothing comes back', () => {
  expect(shownAt(2, 3, 1, 0)).toEqual(['hello', 'look', null, null])
  const { over } = follow(steps, { over: ['hello', 'act'], shown: null }, 0)
  expect(over).toEqual(['hello', 'act'])
})

test('a step that only passes is over once it was shown and its moment is gone', () => {
  expect(shownAt(3, 4, 5, 4)).toEqual(['look', 'look', 'bye', 'bye'])
  // One that was never shown waits for its next moment.
  expect(shownAt(5, 3)).toEqual(['bye', 'look'])
})

test('where it is the moment for none, none is shown', () => {
  expect(follow(steps, { over: ['hello', 'act'], shown: 'act' }, 2)).toEqual({ over: ['hello', 'act'], shown: null })
})

test('everything is learned with the last step, whatever was left out', () => {
  const last = follow(steps, { over: ['hello', 'act'], shown: null }, 5)
  expect([last.shown, isLearned(steps, last)]).toEqual(['bye', false])
  expect(isLearned(steps, read(steps, last, 5))).toBe(true)
})

test('a table remembers how far it has come, and whether it goes on without help, until it is forgotten', () => {
  const table = 'here-AAAAAAAAAAAAAAAA'
  expect([hasTutorial(table), progressAt(table)]).toEqual([false, null])
  keepProgress(table, { over: [], isAside: false })
  expect([hasTutorial(table), progressAt(table)]).toEqual([true, { over: [], isAside: false }])
  keepProgress(table, { over: ['hello', 'act'], isAside: true })
  expect(progressAt(table)).toEqual({ over: ['hello', 'act'], isAside: true })
  forgetTable(table)
  expect(hasTutorial(table)).toBe(false)
  keepProgress(table, { over: [], isAside: false })
  keepProgress(table, null)
  expect(hasTutorial(table)).toBe(false)
})
