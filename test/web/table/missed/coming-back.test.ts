// How long news count as missed by who has come back, and when this browser notes what was seen.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ComingBack } from '#web/lib/table/missed/coming-back.ts'
import { seenLines } from '#web/lib/table/missed/seen-lines.ts'
import { lineOf } from '#test/shared/wire-records.ts'
import { fakeStorage } from '../../fakes.ts'

const table = (n: number) => ({ id: 'a', view: { log: [lineOf({ n, seat: 1, key: 'end' })] } })

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('a return is over after seconds, also where nothing has happened: what comes later is seen as it happens', () => {
  const back = new ComingBack(table(7), 0)
  back.note()
  expect(seenLines('a', 0)).toBeNull()
  back.begin()
  vi.advanceTimersByTime(10_000)
  back.note()
  expect(back.isRecent).toBe(true)
  expect(seenLines('a', 0)).toBeNull()
  vi.advanceTimersByTime(10_000)
  expect(back.isRecent).toBe(false)
  expect(seenLines('a', 0)?.n).toBe(7)
})

test('who leaves meanwhile has not seen it, and comes back anew', () => {
  const session = table(7)
  const back = new ComingBack(session, 0)
  back.begin()
  back.over()
  const seen = seenLines('a', 0)
  session.view = table(9).view
  vi.advanceTimersByTime(60_000)
  back.begin()
  expect(back.before).toEqual(seen)
  expect(back.at).toBe(Date.now())
  back.leave()
  vi.advanceTimersByTime(60_000)
  back.note()
  expect(back.isRecent).toBe(true)
  expect(seenLines('a', 0)).toEqual(seen)
})
