// How long tables are kept, and from which row on nothing is taken back, in numbers as the API promises them.
import { expect, test } from 'vitest'
import { forgetAt, hasRoomForUndo, takingBackLimit } from '#shared/table/lifetime.ts'
import type { After } from '#shared/table/rows.ts'

const day = 24 * 60 * 60 * 1000
const afterRow = (settled: number, changes: Partial<After> = {}) => ({
  n: settled,
  at: 5 * day,
  after: { begun: 10, settled, versions: [], since: {}, ...changes } as After,
})

test('a table that nobody touches is kept 3 days before its game, 60 from then on, 30 once it is over', () => {
  const result = { scores: [], winners: [] }
  const kept = [{ begun: 0 }, {}, { result }].map(changes => forgetAt(afterRow(10, changes)) - 5 * day)
  expect(kept).toEqual([3 * day, 60 * day, 30 * day])
})

test('in a turn that has begun after 4,000 rows nothing is taken back, before that 200 options that only do so are offered', () => {
  const [last, first] = [afterRow(10 + 3999), afterRow(10 + 4000)]
  expect([hasRoomForUndo(last), hasRoomForUndo(first)]).toEqual([true, false])
  expect([takingBackLimit(last), takingBackLimit(first)]).toEqual([200, 0])
})
