// Which seats a row of a table calls, read off that row alone.
import { expect, test } from 'vitest'
import { emptyBucket } from '#shared/table/leaky-bucket.ts'
import { PushNotices, remindedAfter } from '#shared/table/push-notices.ts'
import type { BotsEvent, PickEvent, UndoEvent } from '#shared/table/rows.ts'
import { Seats } from '#shared/table/seats.ts'
import { target } from '../push/push-target.ts'

test('a seat that takes its own sealed pick back is not called by that', () => {
  const seats = new Seats([{ name: 'Anna', hash: 'one' }])
  const all = { 0: { hash: 'one', targets: [target('0')], changes: emptyBucket } }
  const callsAfter = (event: UndoEvent | PickEvent) => {
    const calls = new PushNotices()
    const quiet = { picked: [], seats }
    calls.next({ ...quiet, at: 5, n: 1, event: { kind: 'push', all }, before: {}, since: {} })
    calls.next({ ...quiet, at: 5, n: 2, event, before: {}, since: { 0: 5 } })
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
  calls.next({ n: 1, at: 5, event: { kind: 'push', all }, before: {}, since: { 0: 5 }, seats })
  const reminded = calls.next({
    n: 2,
    at: 6,
    event: { kind: 'reminded', seats: [0] },
    before: { 0: 5 },
    since: { 0: 5 },
    seats,
  })
  expect(reminded.push?.remind).toEqual({})
  const sameWait = calls.next({ n: 3, at: 7, event: pick, before: { 0: 5 }, since: { 0: 5 }, seats })
  expect(sameWait.push?.remind).toEqual({})
  const next = calls.next({ n: 4, at: 9, event: pick, before: { 0: 5 }, since: { 0: 9 }, seats })
  expect(next.push?.remind).toEqual({ 0: 9 + remindedAfter })
})

test('whoever is asked for something else after a bot has picked because their time was out is called again', () => {
  const seats = new Seats([{ name: 'Anna', hash: 'one' }])
  const all = { 0: { hash: 'one', targets: [target('0')], changes: emptyBucket } }
  const pick = { seat: 0, decision: '0-1', options: [], ordered: [] }
  const late: BotsEvent = { kind: 'bots', picks: [{ ...pick, late: true }] }
  const calledBy = (event: BotsEvent | PickEvent, since: number) => {
    const calls = new PushNotices()
    calls.next({ n: 1, at: 5, event: { kind: 'push', all }, before: {}, since: {}, seats })
    calls.next({ n: 2, at: 5, event: { kind: 'bots', picks: [] }, before: {}, since: { 0: 5 }, seats })
    calls.next({ n: 3, at: 9, event, before: { 0: 5 }, since: { 0: since }, seats })
    return calls.notifiedBy(0)
  }
  expect(calledBy(late, 9)).toBe(3)
  // The same turn goes on, or somebody is there.
  expect(calledBy(late, 5)).toBe(2)
  expect(calledBy({ kind: 'pick', ...pick }, 9)).toBe(2)
})

test('whoever can be told only after days of waiting is reminded a day after that', () => {
  const seats = new Seats([{ name: 'Anna', hash: 'one' }])
  const all = { 0: { hash: 'one', targets: [target('0')], changes: emptyBucket } }
  const since = { 0: 5 }
  const day = remindedAfter
  const calls = new PushNotices()
  const wish = calls.next({ n: 1, at: 9 * day, event: { kind: 'push', all }, before: since, since, seats })
  expect(wish.push?.remind).toEqual({ 0: 10 * day })
  const after = calls.next({ n: 2, at: 9 * day + 1, event: { kind: 'push', all }, before: since, since, seats })
  expect(after.push?.remind).toEqual({ 0: 10 * day })
})
