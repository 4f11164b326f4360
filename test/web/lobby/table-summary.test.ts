// One of your tables in words, where there is little to tell: a solitaire that is over, a table that has not answered yet.
import { expect, test } from 'vitest'
import { summaryOf, tablesText } from '#web/lib/lobby/table-summary.ts'
import { lineOf, viewOf } from '#test/shared/wire-records.ts'

const noon = Date.UTC(2026, 10, 22, 12)

test('a solitaire that is over says so with its points, once, and what happened last', () => {
  const view = viewOf({
    phase: 'over',
    you: 0,
    seats: [{ seat: 0, name: 'Mira', bot: null, standIn: null, connected: true }],
    result: { scores: [{ seat: 0, total: 48, parts: [] }], winners: [] },
    log: [lineOf({ at: new Date(noon - 300_000).toISOString(), key: 'reshuffle', params: { count: 2 } })],
  })
  expect(summaryOf({ view }, 0, noon)).toMatchObject({
    state: 'Over: 48 points',
    detail: expect.stringMatching(/^5 minutes ago: /),
  })
})

test('a table that has not answered yet says when it was opened, where that is known', () => {
  expect(summaryOf(null, noon - 60_000, noon)).toMatchObject({
    state: tablesText('looking'),
    detail: 'last opened 1 minute ago',
    yours: false,
  })
  expect(summaryOf(null, 0, noon).detail).toBe('')
})
