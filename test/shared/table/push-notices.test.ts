// Which seats a row of a table calls, read off that row alone.
import { expect, test } from 'vitest'
import { emptyBucket } from '#shared/table/leaky-bucket.ts'
import { PushNotices, remindedAfter } from '#shared/table/push-notices.ts'
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

test('whoever was reminded and is asked for something else by the pick that answers is reminded of that too', () => {
  const seats = new Seats([{ name: 'Anna', hash: 'one' }])
  const all = { 0: { hash: 'one', targets: [target('0')], changes: emptyBucket } }
  const pick: PickEvent = { kind: 'pick', seat: 0, decision: '0-1', options: [], ordered: [] }
  const calls = new PushNotices()
  calls.next({ n: 1, event: { kind: 'push', all }, before: {}, since: { 0: 5 }, seats })
  const reminded = calls.next({
    n: 2,
    event: { kind: 'reminded', seats: [0] },
    before: { 0: 5 },
    since: { 0: 5 },
    seats,
  })
  expect(reminded.push?.remind).toEqual({})
  const sameWait = calls.next({ n: 3, event: pick, before: { 0: 5 }, since: { 0: 5 }, seats })
  expect(sameWait.push?.remind).toEqual({})
  const next = calls.next({ n: 4, event: pick, before: { 0: 5 }, since: { 0: 9 }, seats })
  expect(next.push?.remind).toEqual({ 0: 9 + remindedAfter })
})
