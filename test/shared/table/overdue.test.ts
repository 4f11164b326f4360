// What is overdue is tried again later and later, and puts nothing off that is still to come.
import { expect, test } from 'vitest'
import { Alarm } from '#shared/table/alarm.ts'
import { NextWakeUp } from '#shared/table/next-wake-up.ts'
import { StoredTable } from '#shared/table/stored-table.ts'
import type { Newest } from '#shared/table/rows.ts'
import { required } from '#test/shared/required.ts'
import { MemoryPlace } from './memory-place.ts'

const day = 24 * 60 * 60_000

test('a reminder that is days overdue does not put off the end of the clock', async () => {
  const place = new MemoryPlace(6)
  const made = await place.made({ game: 'tal', seats: 2, options: { clock: (7 * day) / 1000 } }, ['Anna', 'Bert'])
  const row = required(made.table.rows.newest)
  const push = { row: 1, called: {}, reminded: [], remind: { 0: place.now - 4 * day } }
  const newest: Newest = { ...row, after: { ...row.after, until: { 0: place.now + 2 * day }, push } }
  const clock = {
    now: () => place.now,
    wakesAt: async () => null,
    wakeAt: async (time: number) => {
      set.push(time - place.now)
    },
  }
  const set: number[] = []
  const table = new StoredTable(place.games, made.table.rows, () => {}, { loaded() {}, stored() {}, cleared() {} })
  Object.defineProperty(table, 'newest', { value: newest })
  await new NextWakeUp(table, { viewers: [] }, new Alarm(clock), clock, () => false).set()
  expect(set).toEqual([2 * day])
})
