// What a page knows of a table's log: a short page of older lines is not the end of them.
import { expect, test } from 'vitest'
import type { LogLine } from '#shared/protocol.ts'
import { LogHistory } from '#web/lib/table/log-history.svelte.ts'
import { lineOf, viewOf } from '#test/shared/wire-records.ts'

const line = (n: number): LogLine =>
  lineOf({ n, at: '2026-11-22T12:00:00.000Z', pick: n, seat: null, text: `line ${n}`, key: 'begin' })
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => line(from + at))

test('older lines are asked for until none come, however few come at once', async () => {
  const pages = [lines(16, 20), lines(15, 15), lines(1, 14), []]
  const asked: number[] = []
  const story = new LogHistory(before => {
    asked.push(before)
    return Promise.resolve(pages.shift() ?? null)
  })
  story.add(viewOf({ log: lines(21, 32) }))
  for (let call = 0; call < 4; call++) {
    expect(story.complete).toBe(false)
    await story.older()
  }
  expect([asked, story.complete, story.lines.map(({ n }) => n)]).toEqual([
    [21, 16, 15, 1],
    true,
    lines(1, 32).map(({ n }) => n),
  ])
})
