// Which seats a row of a table calls, read off that row alone.
import { expect, test } from 'vitest'
import { emptyBucket } from '#shared/table/leaky-bucket.ts'
import { PushNotices } from '#shared/table/push-notices.ts'
import type { PickEvent, UndoEvent } from '#shared/table/rows.ts'
import { Seats } from '#shared/table/seats.ts'
import { target } from '../push/push-target.ts'

test('a seat that takes its own sealed pick back is not called by that', () => {
  const seats = new Seats([{ name: 'Anna', hash: 'one' }])
  const all = { 0: { hash: 'one', targets: [target('0')], changes: emptyBucket } }
  const callsAfter = (event: UndoEvent | PickEvent) => {
    const calls = new PushNotices()
    const quiet = { picked: [], seats }
    calls.next({ ...quiet, n: 1, event: { kind: 'push', all }, before: {}, since: {} })
    calls.next({ ...quiet, n: 2, event, before: {}, since: { 0: 5 } })
    return calls.notifiedBy(0)
  }
  expect(callsAfter({ kind: 'undo', seat: 0 })).toBeNull()
  expect(callsAfter({ kind: 'pick', seat: 1, decision: '1-1', options: [], ordered: [] })).toBe(2)
})
